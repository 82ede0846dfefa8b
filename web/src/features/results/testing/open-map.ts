import {
  getCurrentUser,
  getMapConfig,
  listMapPlaces,
  listResultColumns,
  listSearches,
  listSearchResults,
  type Property,
} from '@verandah/contracts'
import { press, renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch, aUser } from '@/testing/builders.ts'
import { columnsByScore } from '@/testing/columns.ts'
import { answer } from '@/testing/network.ts'

export const lennox = aHome({ id: 'home-1', address: '12 Lennox Street', latitude: -37.81, longitude: 144.99 })
export const church = aHome({
  id: 'home-2',
  address: '9 Church Street',
  score: 50,
  displayScore: 50,
  latitude: -37.91,
  longitude: 145.2,
})

/** Answers with a completed search and a map without streets. */
export function aMappedSearch(): void {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch()] })
  answer(getMapConfig, { reply: { tiles: null, file: null, offer: null } })
  answer(listMapPlaces, { reply: [] })
}

/** Answers with these homes as a list and as columns, scored by price alone. */
export function answerMapped(homes: readonly Property[], revision = 3): void {
  answer(listSearchResults, { reply: [...homes], headers: { 'X-Revision': String(revision) } })
  answer(listResultColumns, { reply: columnsByScore(homes) })
}

/** Opens the map of these homes. */
export function openMap(...homes: Property[]) {
  return openMapAt('', ...homes)
}

/** Opens the map with `narrowing` appended to the search's URL. */
export async function openMapAt(narrowing: string, ...homes: Property[]) {
  answerMapped(homes)
  const { user } = renderRoute(`/search-results?searchId=search-1${narrowing}`)
  await press(user, 'Show map')
  return user
}
