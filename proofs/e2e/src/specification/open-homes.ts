import { getProperty, listSearches, listSearchResults, type Property } from '@verandah/contracts'
import { aSearch } from '@verandah/web/src/testing/builders.ts'
import { answerAt } from '../browser/network-edge.ts'
import type { Place, State } from './row.ts'

/** Opens the buyer's first saved home in its current state. */
export function openSaved({ go, belongings }: Place) {
  return go(`/property/${belongings().saved[0]?.id ?? ''}`)
}

/** Opens a made-up home. */
export const openMade =
  (home: Property): State['open'] =>
  async ({ page, go }) => {
    await answerAt(page, getProperty, { reply: home })
    await go(`/property/${home.id}`)
  }

/** Opens the results of a search that found these homes. */
export const showResults =
  (homes: Property[]): State['open'] =>
  async ({ page, go }) => {
    await answerAt(page, listSearches, { reply: [aSearch()] })
    await answerAt(page, listSearchResults, { reply: homes })
    await go('/search-results?searchId=search-1')
    await page.getByRole('article').first().waitFor()
  }
