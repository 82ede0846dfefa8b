import { getCriteria, getCurrentUser, listSearches, listSearchResults, requestSearch } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch, aUser } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

beforeEach(() => {
  answer(getCurrentUser, { reply: aUser() })
  answer(getCriteria, { reply: { suburb: 'Richmond', maxPrice: 1_500_000 } })
  answer(listSearchResults, { reply: [aHome()], headers: { 'X-Revision': '3' } })
})

describe('Search results without a search in the address', () => {
  it('adopts the first search, and Back does not return here', async () => {
    answer(listSearches, { reply: [aSearch({ id: 'newest' }), aSearch({ id: 'older' })] })
    window.history.pushState(null, '', '/search-results')
    const entries = window.history.length
    renderRoute('/search-results')
    await screen.findByRole('heading', { name: 'Found 1 Property' })
    expect(currentAddress()).toBe('/search-results?searchId=newest')
    expect(window.history.length).toBe(entries)
  })

  it('starts a search by the saved criteria and puts it into the address', async () => {
    answer(listSearches, () => ({ reply: started.length === 0 ? [] : [aSearch({ id: 'begun' })] }))
    const started = answer(requestSearch, { reply: { searchId: 'begun' } })
    renderRoute('/search-results')
    await screen.findByText('Search started')
    expect(screen.getByText('Using your saved property criteria to find matches.')).toBeTruthy()
    await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=begun'))
    expect(started.map(({ body }) => body)).toEqual([{ suburb: 'Richmond', maxPrice: 1_500_000 }])
  })

  it('requires criteria when there are none', async () => {
    answer(listSearches, { reply: [] })
    answer(getCriteria, { reply: {} })
    renderRoute('/search-results')
    await screen.findByText('No saved criteria')
    expect(screen.getByText('Please set up your property criteria first.')).toBeTruthy()
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
  })

  it('shows why a search could not be started, and retries on demand', async () => {
    answer(listSearches, { reply: [] })
    refuse(requestSearch, { status: 503, detail: 'Search is away.' })
    const { user } = renderRoute('/search-results')
    expect((await screen.findAllByText('Search failed')).length).toBeGreaterThan(0)
    const started = answer(requestSearch, { reply: { searchId: 'begun' } })
    await press(user, 'Try again')
    await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=begun'))
    expect(started).toHaveLength(1)
  })

  it('leads to the criteria when the search was refused for what they say', async () => {
    answer(listSearches, { reply: [] })
    refuse(requestSearch, { status: 400, detail: 'We couldn’t find an Australian suburb called "Richmnd"' })
    const { user } = renderRoute('/search-results')
    const change = await screen.findByRole('link', { name: 'Change your criteria' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(change)
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
  })

  it('leads to the plans when the plan includes no searches', async () => {
    answer(listSearches, { reply: [] })
    refuse(requestSearch, { status: 403, code: 'search-not-allowed', detail: 'Choose a plan to continue.' })
    renderRoute('/search-results')
    await waitFor(() => expect(currentAddress()).toBe('/pricing'))
    expect((await screen.findAllByText('Choose a plan to continue.')).length).toBeGreaterThan(0)
    expect(screen.queryByText('Search failed')).toBeNull()
  })
})

describe('The search of the address', () => {
  it('is the one that the route names as well as the one of the query', async () => {
    answer(listSearches, { reply: [aSearch({ id: 'older' })] })
    const asked = answer(listSearchResults, { reply: [aHome()] })
    renderRoute('/search-results/older')
    await screen.findByRole('heading', { name: 'Found 1 Property' })
    expect(asked[0]?.params.searchId).toBe('older')
  })

  it('follows Back and Forward', async () => {
    answer(listSearches, { reply: [aSearch({ id: 'one' }), aSearch({ id: 'two' })] })
    answer(listSearchResults, ({ params }) => ({
      reply: [aHome({ id: 'home-1', address: params.searchId === 'one' ? '1 First Street' : '2 Second Street' })],
    }))
    renderRoute('/search-results?searchId=one')
    await screen.findByRole('heading', { name: '1 First Street' })
    window.history.pushState(null, '', '/search-results?searchId=two')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByRole('heading', { name: '2 Second Street' })
  })
})
