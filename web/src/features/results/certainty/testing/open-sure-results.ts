import {
  getCurrentUser,
  listResultColumns,
  listSearches,
  listSearchResults,
  type Property,
  Weights,
} from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { act, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { renderRoute } from '@/testing/app.tsx'
import { aSearch, aUser } from '@/testing/builders.ts'
import { columnsOf } from '@/testing/columns.ts'
import { lettingPromisesRun } from '@/testing/letting-promises-run.ts'
import { answer } from '@/testing/network.ts'
import { aBareHome } from './ranked-of.ts'

const { filters } = aSearch()

export const weights = Weights.parse({
  price: 1,
  location: 1,
  bedrooms: 5,
  bathrooms: 1,
  landSize: 5,
  propertyAge: 0,
  features: 1,
})

const scored = (over: Partial<Property>): Property => {
  const home = aBareHome(over)
  const score = scoreProperty({ input: { ...home, overrides: null }, weights, filters })
  return { ...home, ...score, displayScore: score.score }
}

/** The best, two that are about as good as each other, two of which the land is unknown, and three that are worse. */
export const homes = [
  scored({ id: 'a', address: '1 First Street', bedrooms: 5, landSize: 950, price: 900_000 }),
  scored({ id: 'b', address: '2 Garden Street', bedrooms: 3, landSize: 900, price: 900_000 }),
  scored({ id: 'c', address: '3 Rooms Street', bedrooms: 5, landSize: 500, price: 900_000 }),
  scored({ id: 'd', address: '4 Silent Street', bedrooms: 4, price: 900_000 }),
  scored({ id: 'h', address: '8 Bathers Street', bedrooms: 5, bathrooms: 4, price: 900_000 }),
  scored({ id: 'e', address: '5 Small Street', bedrooms: 2, landSize: 450, price: 900_000 }),
  scored({ id: 'f', address: '6 Small Street', bedrooms: 2, landSize: 440, price: 900_000 }),
  scored({ id: 'g', address: '7 Small Street', bedrooms: 2, landSize: 430, price: 900_000 }),
].sort((one, other) => (other.score ?? 0) - (one.score ?? 0))

/** Answers with a search of these homes; returns the calls for columns. */
export function answerSureResults() {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch({ scoringWeights: weights })] })
  answer(listSearchResults, { reply: homes, headers: { 'X-Revision': '3' } })
  return answer(listResultColumns, { reply: columnsOf(homes, { weights, filters }) })
}

export async function openSureResults(narrowing = '') {
  const { user } = renderRoute(`/search-results?searchId=search-1${narrowing}`)
  await screen.findAllByRole('article')
  await within(screen.getByRole('list', { name: 'Active filters' })).findAllByRole('listitem')
  return user
}

/** Looks at the list for as long as a buyer does who stays; timers must be faked. */
export async function stay(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  await vi.dynamicImportSettled()
  await act(lettingPromisesRun)
}

export function cardOf(street: string) {
  return within(screen.getByRole('article', { name: new RegExp(`^${street}`) }))
}
