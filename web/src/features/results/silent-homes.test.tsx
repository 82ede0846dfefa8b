import { type FactWish, listResultCards, listSearches } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aSearch } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { cardsFrom, countsOf, openResults } from './testing/result-cards.ts'

const must = (name: 'solarPanels' | 'pool'): FactWish => ({ name, value: 'yes', wish: 'must' })

const searchWith = (facts: FactWish[], having: number, silent: number) => {
  const search = aSearch()
  answer(listSearches, { reply: [{ ...search, filters: { ...search.filters, facts }, resultsCount: having }] })
  return answer(listResultCards, ({ url }) => {
    const shown = url.searchParams.get('silent') === 'show' ? having + silent : having
    return { reply: cardsFrom(0, shown), headers: { ...countsOf(shown), 'X-Silent-Count': String(silent) } }
  })
}

const note = (words: RegExp) => screen.findByText(words, { selector: 'p > span' })

beforeEach(() => asUser())

describe('homes that don’t say whether they have a must', () => {
  it('are excluded with their number, and shown and hidden with one press', async () => {
    searchWith([must('solarPanels')], 2, 3)
    const user = await openResults()
    expect(screen.getByRole('heading', { name: 'Found 2 Properties' })).toBeTruthy()
    expect((await note(/don’t say/)).textContent).toBe('2 homes have “Solar panels”. 3 don’t say: show them')
    await press(user, 'show them')
    await screen.findByRole('heading', { name: 'Found 5 Properties' })
    expect(currentAddress()).toBe('/search-results?searchId=search-1&silent=show')
    expect((await note(/don’t say/)).textContent).toBe('2 homes have “Solar panels”. 3 don’t say: leave them out')
    await press(user, 'leave them out')
    await screen.findByRole('heading', { name: 'Found 2 Properties' })
  })

  it('can be shown when no home states all of them', async () => {
    searchWith([must('solarPanels'), must('pool')], 0, 1)
    const { user } = renderRoute('/search-results?searchId=search-1')
    await screen.findByRole('heading', { name: 'No properties found' })
    expect((await note(/doesn’t say/)).textContent).toBe('No home has all your must-haves. 1 doesn’t say: show it')
    await press(user, 'show it')
    await screen.findByRole('heading', { name: 'Found 1 Property' })
  })
})

describe('homes that may match a filter and don’t say', () => {
  it('are shown by a button that names their number, and by themselves', async () => {
    answer(listSearches, { reply: [aSearch()] })
    answer(listResultCards, ({ url }) => {
      const shown = url.searchParams.get('unknown') === 'only' ? 4 : 2
      return { reply: cardsFrom(0, shown), headers: { ...countsOf(shown, 9), 'X-Unknown-Count': '4' } }
    })
    const user = await openResults('/search-results?searchId=search-1&fact=pool:yes')
    expect(screen.getByText('Showing 2 of 9 · 4 may match but don’t say')).toBeTruthy()
    await press(user, 'Show the 4')
    await screen.findByText('Showing 4 of 9')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
    await press(user, 'Remove Own pool')
    await waitFor(() => expect(screen.queryByText('Showing 4 of 9')).toBeNull())
    expect(screen.queryByRole('button', { name: /May match/ })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Search Results'))
  })

  it('are one press away when none is left', async () => {
    answer(listSearches, { reply: [aSearch()] })
    answer(listResultCards, ({ url }) => {
      const shown = url.searchParams.get('unknown') === 'only' ? 4 : 0
      return { reply: cardsFrom(0, shown), headers: { ...countsOf(shown, 9), 'X-Unknown-Count': '4' } }
    })
    const { user } = renderRoute('/search-results?searchId=search-1&fact=pool:yes')
    await screen.findByText('No homes match these filters')
    const [, inNotice] = screen.getAllByRole('button', { name: 'Show the 4' })
    await user.click(inNotice!)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
  })
})
