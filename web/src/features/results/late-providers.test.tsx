import {
  getCurrentUser,
  listSearches,
  listSearchResults,
  type ProviderProgress,
  type SearchStatus,
} from '@verandah/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timeText } from '@/lib/format.ts'
import { renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch, aUser } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'

const late: ProviderProgress = {
  provider: 'domain',
  name: 'Domain',
  state: 'late',
  found: 0,
  given: 0,
  total: null,
  missingPages: 1,
  isSample: true,
  detail: 'Domain did not answer in time.',
  askAgainAt: null,
  timesAskedAgain: 0,
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const withDomain = (over: Partial<ProviderProgress>, status: Partial<SearchStatus> = {}) =>
  aSearch({ providers: [{ ...late, ...over }], ...status })

let search: SearchStatus
let homes = [aHome()]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer(getCurrentUser, { reply: aUser() })
  homes = [aHome()]
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => {
  const asked = answer(listSearches, () => ({ reply: [search] }))
  answer(listSearchResults, () => ({ reply: homes, headers: { 'X-Revision': String(search.revision) } }))
  renderRoute('/search-results?searchId=search-1')
  return asked
}
const rest = () => screen.queryByRole('button', { name: 'Get the rest' })

describe('A search that ended without a late provider', () => {
  it('says when it is asked again, and lets the buyer ask at once', async () => {
    const askAgainAt = inMs(40_000)
    search = withDomain({ askAgainAt })
    open()
    const words = `Domain did not answer in time. We ask again at ${timeText(askAgainAt)}`
    expect((await screen.findByText(/We ask again at/)).textContent).toBe(words)
    expect(rest()).not.toBeNull()
  })

  it('shows its homes when they come, without another beginning or end', async () => {
    const askAgainAt = inMs(20_000)
    search = withDomain({ askAgainAt })
    const asked = open()
    await screen.findByText(/We ask again at/)
    const before = asked.length
    await pass(10_000)
    expect(asked).toHaveLength(before)
    search = withDomain({ askAgainAt }, { revision: 4 })
    await pass(11_000)
    await screen.findByText(/We’re asking again now/)
    expect(rest()).toBeNull()
    expect(screen.queryByText('Search in progress...')).toBeNull()
    homes = [aHome(), aHome({ id: 'home-2' }), aHome({ id: 'home-3' })]
    search = withDomain({ state: 'done', found: 2, missingPages: 0, timesAskedAgain: 1 }, { revision: 6 })
    await pass(6_000)
    await screen.findByRole('heading', { name: 'Found 3 Properties' })
    expect((await screen.findByText('2 more homes came in.')).getAttribute('role')).toBe('status')
    expect(screen.queryByText(/^Search complete/)).toBeNull()
    expect(screen.queryByText(/asking again/)).toBeNull()
    const calls = asked.length
    await pass(120_000)
    expect(asked).toHaveLength(calls)
  })

  it('says after the last attempt that nothing came, and offers to try again', async () => {
    search = withDomain({ timesAskedAgain: 3 })
    open()
    const words = 'Domain did not answer in time. We asked again 3 times without success'
    expect((await screen.findByText(/without success/)).textContent).toBe(words)
    expect(rest()).not.toBeNull()
  })

  it('says so when no provider answered', async () => {
    homes = []
    search = withDomain({ askAgainAt: inMs(40_000) }, { status: 'failed' })
    open()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We ask again at'))
    homes = [aHome()]
    search = withDomain({ state: 'done', missingPages: 0, timesAskedAgain: 1 }, { revision: 9 })
    await pass(45_000)
    await screen.findByRole('article')
  })
})
