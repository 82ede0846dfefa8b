import { getCurrentUser, listSearches, logout } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteReply } from '@/lib/offline/saved-at.ts'
import { asUser, press, renderRoute } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'

const words = /^Offline — showing what was saved at \d{1,2}:\d\d [ap]m$/
const saved = { 'X-Saved-At': new Date().toISOString() }

/** Fakes `caches`, names only. */
const withCaches = (...names: string[]) => {
  const kept = new Set(names)
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    open: (name: string) => Promise.resolve(kept.add(name)),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  })
  return kept
}

beforeEach(() => asUser())
afterEach(() => noteReply(new Headers()))

describe('without a network', () => {
  it('the page states that it shows saved data, and when it was saved', async () => {
    answer(getCurrentUser, { reply: aUser(), headers: saved })
    answer(listSearches, { reply: [], headers: saved })
    renderRoute('/nowhere')
    await screen.findByText(words)
  })

  it('shown data are reloaded as soon as the network is back', async () => {
    answer(getCurrentUser, { reply: aUser(), headers: saved })
    renderRoute('/nowhere')
    await screen.findByText(words)
    const calls = answer(getCurrentUser, { reply: aUser({ name: 'Ruth Newname' }) })
    window.dispatchEvent(new Event('online'))
    await screen.findByRole('button', { name: 'Your account: Ruth Newname (RN)' })
    expect(screen.queryByText(words)).toBeNull()
    expect(calls.length).toBeGreaterThan(0)
  })
})

describe('what is kept for times without a network', () => {
  it('belongs to the user: other users’ data are deleted', async () => {
    const kept = withCaches('shell-1', 'saved-user-3')
    renderRoute('/nowhere')
    await waitFor(() => expect([...kept]).toEqual(['shell-1', 'saved-user-7']))
  })

  it('is deleted when the user logs out', async () => {
    const kept = withCaches('shell-1')
    answer(logout, {})
    const { user } = renderRoute('/nowhere')
    await press(user, 'Your account: Ruth Ellis (RE)')
    await waitFor(() => expect([...kept]).toEqual(['shell-1', 'saved-user-7']))
    await press(user, 'Log out')
    await waitFor(() => expect([...kept]).toEqual(['shell-1']))
  })
})
