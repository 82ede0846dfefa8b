import { type FactWish, listLoosenings, listResultCards, listSearches, requestSearch } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, goTo, press, renderRoute } from '@/testing/app.tsx'
import { aSearch } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { cardsFrom, countsOf, openResults } from './testing/result-cards.ts'

const facts: FactWish[] = [
  { name: 'solarPanels', value: 'yes', wish: 'must' },
  { name: 'pool', value: 'yes', wish: 'must' },
]

beforeEach(() => {
  asUser()
  const search = aSearch()
  answer(listSearches, { reply: [{ ...search, filters: { ...search.filters, maxPrice: 780_000, facts } }] })
})

describe('a short list', () => {
  it('names the filter of the results that costs most, and shows the homes without it', async () => {
    answer(listResultCards, ({ url }) => {
      const shown = url.searchParams.getAll('fact').includes('pool:yes') ? 2 : 9
      return { reply: cardsFrom(0, shown), headers: countsOf(shown, 12) }
    })
    answer(listLoosenings, {
      reply: [
        { of: 'narrowing', field: 'fact', value: 'pool:yes', homes: 7 },
        { of: 'narrowing', field: 'type', value: null, homes: 1 },
      ],
    })
    const user = await openResults('/search-results?searchId=search-1&type=House&fact=view:yes&fact=pool:yes')
    await screen.findByText('“Own pool” costs the most homes: 7 more homes without it.')
    await press(user, 'Show 7 more homes')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9))
    expect(currentAddress()).toBe('/search-results?searchId=search-1&type=House&fact=view%3Ayes')
    expect(screen.queryByText(/costs the most homes/)).toBeNull()
  })

  it.each([
    [{ field: 'facts', value: 'pool:yes' }, 'Must have: Own pool', { maxPrice: 780_000, facts: facts.slice(0, 1) }],
    [{ field: 'price', value: null }, 'Up to $780,000', { facts }],
  ])('searches without the filter of the search that costs most: %j', async (filter, words, body) => {
    answer(listResultCards, { reply: [], headers: countsOf(0) })
    answer(listLoosenings, { reply: [{ of: 'search', homes: 1, ...filter }] })
    const asked = answer(requestSearch, { reply: { searchId: 'search-2' } })
    const { user } = renderRoute('/search-results?searchId=search-1')
    await screen.findByText(`“${words}” costs the most homes: at least 1 more home without it.`)
    await press(user, 'Search without it')
    await waitFor(() => expect(asked[0]?.body).toEqual({ ...aSearch().filters, ...body, isBrief: true }))
  })

  it('is one of fewer than five homes', async () => {
    const show = (count: number) =>
      answer(listResultCards, { reply: cardsFrom(0, count), headers: countsOf(count, 12) })
    const asked = answer(listLoosenings, { reply: [{ of: 'narrowing', field: 'beds', value: null, homes: 7 }] })
    show(5)
    await openResults('/search-results?searchId=search-1&beds=3')
    expect(asked).toEqual([])
    show(4)
    goTo('/search-results?searchId=search-1&beds=4')
    await screen.findByRole('button', { name: 'Show 7 more homes' })
  })
})
