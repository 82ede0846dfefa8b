import { getCurrentUser, listResultCards, listSearches, listSearchResults } from '@verandah/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { isWorking, renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch, aUser } from '@/testing/builders.ts'
import { clearToasts } from '@/lib/toast.ts'
import { answer, network } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'

const revised = { 'X-Revision': '3' }

const open = async () => {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch({ revision: 3 })] })
  answer(listSearchResults, { reply: [aHome()], headers: revised })
  renderRoute('/search-results?searchId=search-1')
  await screen.findAllByRole('article')
}

const refresh = async () => {
  expect(screen.queryByText('Results not refreshed')).toBeNull()
  const button = screen.getByRole('button', { name: 'Refresh' })
  act(() => button.click())
  await screen.findByText('Results not refreshed')
  await waitFor(() => expect(isWorking(button)).toBe(false))
  expect(screen.queryByText('Results refreshed')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(1)
}

describe('a refresh that fails', () => {
  it('reports in plain words that the server cannot be reached, each time', async () => {
    await open()
    expectConsoleError('GET /api/search-properties')
    network.use(http.get(`*${listResultCards.path.replace('{searchId}', ':id')}`, () => HttpResponse.error()))
    await refresh()
    act(clearToasts)
    await refresh()
    await screen.findByText('Verandah can’t be reached. Check your connection and try again.')
    expect(screen.queryByText(/Failed to fetch/)).toBeNull()
  })
})
