import { cancelSearch, listProperties, listSearches, listSearchResults } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asUser, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

beforeEach(asUser)

describe('the recent searches', () => {
  it('show placeholders while they load', async () => {
    neverAnswer(listSearches)
    renderRoute('/dashboard')
    await screen.findByLabelText('Loading your searches')
  })

  it('say what to do when there are none', async () => {
    renderRoute('/dashboard')
    await screen.findByText('No searches yet')
  })

  it('can be reloaded after a failure', async () => {
    refuse(listSearches, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/dashboard')
    await screen.findByText('Your searches could not be loaded')
    answer(listSearches, { reply: [aSearch()] })
    await press(user, 'Try again')
    await screen.findByText('Richmond VIC 3121')
  })

  it('open the results of a completed search', async () => {
    answer(listSearches, { reply: [aSearch({ id: 'search-7' })] })
    neverAnswer(listSearchResults)
    const { user } = renderRoute('/dashboard')
    await press(user, /Richmond VIC 3121.*Complete/)
    await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=search-7'))
  })

  it('say when a completed search found nothing', async () => {
    answer(listSearches, { reply: [aSearch({ resultsCount: 0 })] })
    const { user } = renderRoute('/dashboard')
    await press(user, /Complete/)
    await screen.findByText('No properties found')
    expect(
      screen.getByText('The search completed but no properties matched your criteria. Try a different search.'),
    ).toBeDefined()
  })

  it('of one place are distinguished by price, type, rooms and time', async () => {
    const { filters } = aSearch()
    const createdAt = '2026-11-21T02:00:00.000Z'
    const narrowed = { ...filters, maxPrice: 900_000, propertyType: 'House', minBedrooms: 3 } as const
    answer(listSearches, {
      reply: [aSearch({ filters: narrowed }), aSearch({ id: 'search-2', createdAt, status: 'processing' })],
    })
    renderRoute('/dashboard')
    const searches = await screen.findAllByRole('button', { name: /^Richmond VIC 3121/ })
    const [wide, narrow] = searches.map(({ textContent }) => textContent)
    expect(wide).toMatch(/^Richmond VIC 312112 homes · Sat 21 Nov, /)
    expect(narrow).toMatch(/^Richmond VIC 3121House · up to \$900,000 · 3 bedrooms or more12 homes · Fri 20 Nov, /)
  })

  it('open a failed search’s message, and the way to search again', async () => {
    answer(listSearches, { reply: [aSearch({ id: 'search-7', status: 'failed', resultsCount: 0 })] })
    answer(listSearchResults, { reply: [] })
    const { user } = renderRoute('/dashboard')
    await press(user, /Richmond VIC 3121.*Error/)
    await screen.findByRole('button', { name: 'Search again' })
    expect(currentAddress()).toBe('/search-results?searchId=search-7')
    expect(screen.queryByText('Search in progress')).toBeNull()
  })

  it('say when a search is not complete yet', async () => {
    answer(listSearches, { reply: [aSearch({ status: 'processing' })] })
    const { user } = renderRoute('/dashboard')
    await press(user, /Processing/)
    await screen.findByText('Search in progress')
    expect(screen.getByText('Please wait for the search to complete before viewing results.')).toBeDefined()
  })
})

describe('running searches', () => {
  afterEach(() => vi.useRealTimers())

  it('omit a cancelled one', async () => {
    const filters = { ...aSearch().filters, maxPrice: 900_000 }
    answer(listSearches, { reply: [aSearch({ status: 'processing', filters })] })
    const calls = answer(cancelSearch, () => {
      answer(listSearches, { reply: [] })
      return {}
    })
    const { user } = renderRoute('/dashboard')
    await press(user, 'Cancel the search in Richmond VIC 3121 · up to $900,000')
    await screen.findByText('Search cancelled')
    expect(screen.getByText('The property search has been cancelled.')).toBeDefined()
    await screen.findByText('No searches yet')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recent Searches' }))
    expect(calls[0]?.url.pathname).toBe('/api/search-status/search-1')
  })

  it('report that one could not be cancelled', async () => {
    answer(listSearches, { reply: [aSearch({ status: 'processing' })] })
    refuse(cancelSearch, { status: 500, detail: 'Oops.' })
    const { user } = renderRoute('/dashboard')
    await press(user, /^Cancel the search/)
    await screen.findByText('Could not cancel the search. Please try again.')
  })

  it('are polled every two seconds while one runs, homes every five, and both stop when it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const searches = answer(listSearches, { reply: [aSearch({ status: 'processing' })] })
    const homes = answer(listProperties, { reply: [] })
    renderRoute('/dashboard')
    await screen.findByText('Processing')
    await waitFor(() => expect(homes).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(4100)
    await waitFor(() => expect(searches.length).toBeGreaterThanOrEqual(3))
    await vi.advanceTimersByTimeAsync(1500)
    await waitFor(() => expect(homes.length).toBeGreaterThanOrEqual(2))

    const done = answer(listSearches, { reply: [aSearch()] })
    const found = answer(listProperties, { reply: [aHome()] })
    await vi.advanceTimersByTimeAsync(2100)
    await waitFor(() => expect(done).not.toHaveLength(0))
    await screen.findByText('Complete')
    await screen.findByText('12 Lennox Street')
    await vi.advanceTimersByTimeAsync(5000)
    const settled = { done: done.length, found: found.length }
    await vi.advanceTimersByTimeAsync(20_000)
    expect({ done: done.length, found: found.length }).toEqual(settled)
  })
})
