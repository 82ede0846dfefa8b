import { getCurrentUser, listSearches, listSearchResults, type SearchStatus } from '@verandah/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch, aUser } from '@/testing/builders.ts'
import { answer, type Asked } from '@/testing/network.ts'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const processing = aSearch({ status: 'processing', completedAt: null, revision: 1 })
const isHeld = ({ url }: Asked) => url.searchParams.has('waitMs')

let search: SearchStatus

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer(getCurrentUser, { reply: aUser() })
  search = processing
})

afterEach(() => {
  vi.useRealTimers()
})

const open = async () => {
  renderRoute('/search-results?searchId=search-1')
  await screen.findAllByRole('article')
}

describe('A search under way', () => {
  it('has its status asked for every three seconds until it is over', async () => {
    const asked = answer(listSearches, () => ({ reply: [search] }))
    answer(listSearchResults, { reply: [aHome()] })
    await open()
    await waitFor(() => expect(asked).toHaveLength(1))
    await pass(3_000)
    await waitFor(() => expect(asked).toHaveLength(2))
    search = aSearch({ revision: 1 })
    await pass(3_000)
    await waitFor(() => expect(asked).toHaveLength(3))
    await pass(30_000)
    expect(asked).toHaveLength(3)
  })

  it('polls its list every two seconds when the server does not hold responses', async () => {
    answer(listSearches, () => ({ reply: [search] }))
    const asked = answer(listSearchResults, { reply: [aHome()] })
    await open()
    await pass(2_100)
    await waitFor(() => expect(asked).toHaveLength(2))
    await pass(2_100)
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked.some(isHeld)).toBe(false)
  })

  it('holds one request at a time, with the revision that is known', async () => {
    answer(listSearches, () => ({ reply: [search] }))
    const release: (() => void)[] = []
    const asked = answer(listSearchResults, async ({ url }) => {
      if (!url.searchParams.has('waitMs')) return { reply: [aHome()], headers: { 'X-Revision': '1' } }
      await new Promise<void>((resolve) => release.push(resolve))
      const homes = Array.from({ length: release.length + 1 }, (_, index) => aHome({ id: `home-${index}` }))
      return { reply: homes, headers: { 'X-Revision': String(release.length + 1) } }
    })
    await open()
    await pass(10_000)
    await waitFor(() => expect(asked.filter(isHeld)).toHaveLength(1))
    expect(asked.at(-1)?.url.search).toBe('?limit=24&sort=match&waitMs=20000&revision=1')
    release[0]?.()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    await waitFor(() => expect(asked.at(-1)?.url.search).toBe('?limit=24&sort=match&waitMs=20000&revision=2'))
  })

  it('is read once more when it is over, and then no more', async () => {
    answer(listSearches, () => ({ reply: [search] }))
    const asked = answer(listSearchResults, ({ url }) =>
      url.searchParams.has('waitMs')
        ? new Promise<never>(() => undefined)
        : { reply: [aHome()], headers: { 'X-Revision': String(search.revision) } },
    )
    await open()
    await pass(1_000)
    search = aSearch({ revision: 7 })
    await pass(3_500)
    await waitFor(() => expect(asked.filter((call) => !isHeld(call))).toHaveLength(2))
    await pass(60_000)
    expect(asked.filter((call) => !isHeld(call))).toHaveLength(2)
    expect(screen.queryByText('Search in progress...')).toBeNull()
  })
})

describe('The end of a search', () => {
  const revised = () => ({ 'X-Revision': String(search.revision) })

  it.each([
    ['Search complete. Found 1 property.', [aHome()]],
    ['Search complete. No properties found.', []],
  ])('is announced to screen readers: %s', async (words, homes) => {
    answer(listSearches, () => ({ reply: [search] }))
    answer(listSearchResults, () => ({ reply: homes, headers: revised() }))
    renderRoute('/search-results?searchId=search-1')
    await screen.findByText('Search in progress...')
    expect(screen.queryByText(/^Search complete/)).toBeNull()
    search = aSearch({ revision: 7 })
    await pass(3_500)
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status')
  })

  it('is not announced when the search was already finished', async () => {
    search = aSearch()
    answer(listSearches, () => ({ reply: [search] }))
    answer(listSearchResults, () => ({ reply: [aHome()], headers: revised() }))
    await open()
    expect(screen.queryByText(/^Search complete/)).toBeNull()
  })
})

describe('Refresh', () => {
  it('reloads the homes and announces it', async () => {
    answer(listSearches, () => ({ reply: [aSearch()] }))
    const asked = answer(listSearchResults, { reply: [aHome()], headers: { 'X-Revision': '3' } })
    await open()
    const before = asked.length
    await act(async () => {
      screen.getByRole('button', { name: 'Refresh' }).click()
      await vi.advanceTimersByTimeAsync(200)
    })
    await screen.findByText('Results refreshed')
    expect(screen.getByText('The latest property data has been loaded.')).toBeTruthy()
    expect(asked).toHaveLength(before + 1)
  })
  it('does not wait for the answer that is held', async () => {
    answer(listSearches, () => ({ reply: [search] }))
    const asked = answer(listSearchResults, ({ url }) =>
      url.searchParams.has('waitMs')
        ? new Promise<never>(() => undefined)
        : { reply: [aHome()], headers: { 'X-Revision': '1' } },
    )
    await open()
    await pass(1_000)
    await waitFor(() => expect(asked.filter(isHeld)).toHaveLength(1))
    act(() => screen.getByRole('button', { name: 'Refresh' }).click())
    await pass(200)
    await screen.findByText('Results refreshed')
    expect(asked.filter((call) => !isHeld(call))).toHaveLength(2)
  })
})
