import {
  getCurrentUser,
  getMapConfig,
  listMapPlaces,
  listSearches,
  listSearchResults,
  type Property,
} from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { aHome, aSearch, aUser } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { renderRoute } from '@/testing/render-route.tsx'

export const lennox = aHome({ id: 'home-1', address: '12 Lennox Street', latitude: -37.81, longitude: 144.99 })
export const church = aHome({
  id: 'home-2',
  address: '9 Church Street',
  score: 50,
  displayScore: 50,
  latitude: -37.91,
  longitude: 145.2,
})

/** A search that is over, on a map without streets. */
export const aMappedSearch = (): void => {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch()] })
  answer(getMapConfig, { reply: { tiles: null, file: null } })
  answer(listMapPlaces, { reply: [] })
}

/** Resolves once the map of these homes is asked for. */
export const openMap = async (...homes: Property[]) => {
  answer(listSearchResults, { reply: homes })
  const { user } = renderRoute('/search-results?searchId=search-1')
  await user.click(await screen.findByRole('button', { name: 'Show map' }))
  return user
}
