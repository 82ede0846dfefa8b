import {
  continueSearch,
  type FactName,
  type FactWish,
  getCurrentUser,
  listResultCards,
  listSearches,
  listSearchResults,
  requestSearch,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aCard, aHome, aSearch, aUser } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const domain = {
  provider: 'domain',
  name: 'Domain',
  state: 'searching',
  found: 24,
  given: null,
  total: 40,
  missingPages: 0,
  askAgainAt: null,
  timesAskedAgain: 0,
  isSample: true,
  detail: null,
} as const

const open = () => renderRoute('/search-results?searchId=search-1')

beforeEach(() => {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch()] })
})

describe('The results of a search', () => {
  it('shows that they are loading', async () => {
    neverAnswer(listSearchResults)
    open()
    await screen.findByText('Loading search results...')
  })

  it('shows each provider’s progress, politely, beside the homes that have arrived', async () => {
    const late = { ...domain, provider: 'reaxml', name: 'Agency feeds', state: 'late', found: 0 } as const
    answer(listSearches, { reply: [aSearch({ status: 'processing', completedAt: null, providers: [domain, late] })] })
    answer(listSearchResults, { reply: [aHome()] })
    open()
    await screen.findByRole('article')
    const progress = (await screen.findByText('Search in progress...')).closest('[role=status]')
    expect(progress?.textContent).toContain('Domain 24 homes so far')
    expect(progress?.textContent).toContain('Agency feeds did not answer in time')
  })

  it('shows that a search is queued, instead of each provider’s state', async () => {
    const waiting = aSearch({ isWaiting: true, status: 'processing', completedAt: null, providers: [domain] })
    answer(listSearches, { reply: [waiting] })
    answer(listSearchResults, { reply: [] })
    open()
    const progress = (await screen.findByText('Search in progress...')).closest('[role=status]')
    expect(progress?.textContent).toContain('It is in the queue and starts automatically.')
    expect(progress?.textContent).not.toContain('Domain')
  })
})

describe('A search that did not get everything', () => {
  it('shows how much of a provider was not read, and continues with the rest on demand', async () => {
    const part = { ...domain, state: 'late', given: 30, missingPages: 2 } as const
    const calls = answer(listSearches, { reply: [aSearch({ providers: [part] })] })
    answer(listSearchResults, { reply: [aHome()] })
    const asked = answer(continueSearch, { reply: { searchId: 'search-1' } })
    const { user } = open()
    await screen.findByText(/24 homes, 30 of its 40 adverts read, then it did not answer in time/)
    const before = calls.length
    await press(user, 'Get the rest')
    await waitFor(() => expect(calls.length).toBeGreaterThan(before))
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/search-status/search-1/missing-pages'])
  })

  it('does not offer to continue when nothing is missing', async () => {
    answer(listSearches, { reply: [aSearch({ providers: [{ ...domain, state: 'done' }] })] })
    answer(listSearchResults, { reply: [aHome()] })
    open()
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: 'Get the rest' })).toBeNull()
  })
})

describe('The homes of a search', () => {
  it('counts the homes, names the filters and marks sample listings', async () => {
    const filters = { ...aSearch().filters, maxPrice: 1_500_000, minBedrooms: 2 }
    answer(listSearches, { reply: [aSearch({ filters })] })
    answer(listSearchResults, { reply: [aHome(), aHome({ id: 'home-2' })] })
    open()
    await screen.findByRole('heading', { name: 'Found 2 Properties' })
    const badges = await within(screen.getByRole('list', { name: 'Active filters' })).findAllByRole('listitem')
    expect(badges.map(({ textContent }) => textContent)).toEqual(['Richmond, VIC 3121', 'Up to $1.5M', '2+ bedrooms'])
    expect(screen.getByText('Sample listings')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/')
  })

  const wish = (name: FactName): FactWish => ({ name, value: 'yes', wish: 'must' })

  it('shows how many homes do not state the required facts', async () => {
    const filters = { ...aSearch().filters, facts: [wish('pool'), wish('study'), wish('view')] }
    answer(listSearches, { reply: [aSearch({ filters })] })
    const asked = answer(listResultCards, ({ url }) =>
      url.searchParams.has('fact') ? { reply: [], headers: { 'X-Unknown-Facts': '1,0,3' } } : { reply: [aCard()] },
    )
    open()
    await screen.findByText(/: Own pool \(1 home\), Views \(3 homes\)\./)
    const facts = asked.map(({ url }) => url.searchParams.getAll('fact')).filter(({ length }) => length > 0)
    expect(facts).toEqual([['pool:yes', 'study:yes', 'view:yes']])
    expect(screen.getByText('Must have: Own pool')).toBeTruthy()
  })

  it('leads on from a search that found nothing', async () => {
    answer(listSearchResults, { reply: [] })
    open()
    await screen.findByRole('heading', { name: 'No properties found' })
    expect(screen.getByText('No properties match your search criteria')).toBeTruthy()
    expect(screen.getByText('Try broadening your search or changing your filters')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New Search' }).getAttribute('href')).toBe('/')
  })

  it('names the failed providers when all did, and searches again', async () => {
    answer(listSearches, {
      reply: [aSearch({ status: 'failed', providers: [{ ...domain, state: 'failed', found: 0 }] })],
    })
    answer(listSearchResults, { reply: [] })
    const started = answer(requestSearch, { reply: { searchId: 'search-2' } })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Domain could not be asked.')
    await press(user, 'Search again')
    await waitFor(() => expect(currentAddress()).toBe('/search-results?searchId=search-2'))
    expect(started[0]?.body).toMatchObject({ locations: aSearch().filters.locations })
  })
})

describe('A search that did not get its turn', () => {
  it('reports it, and retries with one press', async () => {
    const failure = 'So many searches are running that this one didn’t get its turn within 3 minutes.'
    answer(listSearches, { reply: [aSearch({ status: 'failed', failure })] })
    answer(listSearchResults, { reply: [] })
    const started = answer(requestSearch, { reply: { searchId: 'search-2' } })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain(failure)
    await press(user, 'Search again')
    await waitFor(() => expect(started).toHaveLength(1))
    expect(started[0]?.body).toMatchObject({ locations: aSearch().filters.locations })
  })
})

describe('Results that cannot be read', () => {
  it('say why, once, and are read again', async () => {
    refuse(listSearchResults, { status: 500, detail: 'The list is broken.' })
    const { user } = open()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The list is broken.')
    await screen.findByRole('status', { name: '' })
    answer(listSearchResults, { reply: [aHome()] })
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('article')
  })

  it('are gone with a cancelled search', async () => {
    refuse(listSearchResults, { status: 404, detail: 'Not found.' })
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t find this search')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('say in place what a plan without searches can do', async () => {
    refuse(listSearchResults, { status: 403, detail: 'Choose a plan to continue.' })
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a plan to continue.')
  })
})
