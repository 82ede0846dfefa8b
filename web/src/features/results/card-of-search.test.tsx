import {
  getSearchProperty,
  listPropertyAdverts,
  listResultCards,
  listSavedProperties,
  listSearches,
  listSearchResults,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { asUser, currentAddress, press } from '@/testing/app.tsx'
import { aCard, aHome, aSearch } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { countsOf, openResults } from './testing/result-cards.ts'

beforeEach(() => {
  asUser()
  answer(listSearches, { reply: [aSearch({ filters: { ...aSearch().filters, maxPrice: 780_000 } })] })
  answer(listSearchResults, { reply: [aHome({ price: null, priceFrom: 750_000, priceTo: 820_000 })] })
})

it('a card says how far its price may go over the budget of the search', async () => {
  await openResults()
  await screen.findByText('Up to $40k over budget')
})

it.each(['/search-results?searchId=search-1', '/search-results?searchId=search-1&sort=price-low&hidden=show'])(
  '“View Details” keeps the search: the score and the way back stay, from %s',
  async (list) => {
    const user = await openResults(list)
    const calls = answer(getSearchProperty, { reply: aHome() })
    answer(listPropertyAdverts, { reply: [] })
    await press(user, 'View Details of 12 Lennox Street', 'link')
    expect(currentAddress()).toBe('/property/home-1')
    const back = await screen.findByRole('link', { name: 'Back to results' })
    expect(calls[0]?.params).toMatchObject({ searchId: 'search-1', propertyId: 'home-1' })
    await user.click(back)
    await waitFor(() => expect(currentAddress()).toBe(list))
  },
)

it('a card announces changes of its home, and that it is lost', async () => {
  const marks = { isNew: true, priceDrop: 25_000, isOpenThisWeekend: true, isSeen: true }
  answer(listResultCards, { reply: [aCard(marks), aCard({ id: 'home-2' })], headers: countsOf(2) })
  answer(listSavedProperties, { reply: [aSavedHome({}, { stage: 'lost' })] })
  await openResults()
  const [marked, plain] = screen.getAllByRole('article')
  await within(marked!).findByText('You lost this one')
  for (const mark of ['You lost this one', 'New', 'Price down $25,000', 'Open this weekend', 'Seen']) {
    expect(within(marked!).getByText(mark)).toBeTruthy()
    expect(within(plain!).queryByText(mark)).toBeNull()
  }
})
