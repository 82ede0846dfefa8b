import {
  getCurrentUser,
  listResultColumns,
  listSearches,
  listSearchResults,
  type Property,
  Weights,
} from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch, aUser, aWeightsRecord } from '@/testing/builders.ts'
import { columnsOf } from '@/testing/columns.ts'
import { answer } from '@/testing/network.ts'

export const weights = Weights.parse(aWeightsRecord({ landSize: 0, additionalCriteria: { Pool: 3 } }))
export const { filters } = aSearch()

const scored = (over: Partial<Property>): Property => {
  const home = aHome({ scoreOverrides: null, ...over })
  const score = scoreProperty({ input: { ...home, overrides: home.scoreOverrides }, weights, filters })
  return { ...home, ...score, displayScore: score.score }
}

export const flat = scored({ id: 'flat', address: '1 Flat Street', price: 400_000, bedrooms: 4, landSize: 50 })
export const farm = scored({ id: 'farm', address: '2 Farm Street', price: 1_600_000, bedrooms: 2, landSize: 1_000 })

export async function openRanked(searchId = 'search-1') {
  const { user } = renderRoute(`/search-results?searchId=${searchId}`)
  await screen.findAllByRole('article')
  await within(screen.getByRole('list', { name: 'Active filters' })).findAllByRole('listitem')
  return user
}

export async function moveTo(user: Awaited<ReturnType<typeof openRanked>>, name: string, key: string) {
  screen.getByRole('slider', { name }).focus()
  await user.keyboard(key)
}

export function ringsText() {
  return screen.getAllByRole('img', { name: /^Score/ }).map(({ textContent }) => Number(textContent))
}

/** Answers with a search with two homes, scored by its weights. */
export function answerRankedHomes(): void {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch({ scoringWeights: weights })] })
  answer(listSearchResults, { reply: [flat, farm], headers: { 'X-Revision': '3' } })
  answer(listResultColumns, { reply: columnsOf([flat, farm], { weights, filters }) })
}
