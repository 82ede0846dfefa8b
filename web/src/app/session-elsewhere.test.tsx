import {
  getCurrentUser,
  getExport,
  listSavedProperties,
  listSearches,
  listSecurityEvents,
  listSessions,
  login,
  logout,
  updateProfile,
} from '@verandah/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSubscriber, asUser, asVisitor, currentAddress, press, renderRoute, type, valueOf } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { sessionEntries } from '@/testing/session-entries.ts'

const sam = { id: 'user-8', name: 'Sam Okafor' }
const accountOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^Your account: ${name} `) })

/** Dispatches the storage event that other tabs receive when one of them writes the key. */
const hear = (newValue: string | null) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'ownerId', newValue }))
  })

beforeEach(() => {
  answer(listSessions, { reply: [] })
  answer(listSecurityEvents, { reply: [] })
  answer(getExport, { reply: null })
})

describe('a tab that receives a message from another tab', () => {
  it('shows the user who logged in there, and nothing of the previous one', async () => {
    asUser()
    window.sessionStorage.setItem('stripeClientSecret', 'secret-of-ruth')
    const { user } = renderRoute('/account')
    await type(user, 'Name', ' half written')
    asUser(sam)
    hear(sam.id)
    await accountOf('Sam Okafor')
    await waitFor(() => expect(valueOf('Name')).toBe('Sam Okafor'))
    expect(sessionEntries()).toEqual({})
  })

  it('reloads the data of the previous user', async () => {
    asUser()
    renderRoute('/dashboard')
    await screen.findByRole('heading', { level: 1, name: 'Hello, Ruth' })
    await screen.findByText('No searches yet')
    asUser(sam)
    const calls = answer(listSearches, { reply: [] })
    hear(sam.id)
    await screen.findByRole('heading', { level: 1, name: 'Hello, Sam' })
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  it('navigates to the log-in when no user is signed in', async () => {
    asSubscriber()
    neverAnswer(listSavedProperties)
    renderRoute('/my-properties')
    await screen.findByRole('heading', { level: 1, name: 'My Shortlist' })
    asVisitor()
    window.localStorage.removeItem('ownerId')
    hear(null)
    await waitFor(() => expect(currentAddress()).toBe('/auth'))
    expect(screen.queryByRole('button', { name: /^Your account/ })).toBeNull()
  })

  it('makes no request when it receives the user that it shows', async () => {
    asUser()
    const calls = answer(getCurrentUser, { reply: aUser() })
    window.sessionStorage.setItem('lastVisitedPage', '/my-properties')
    renderRoute('/nowhere')
    await accountOf('Ruth Ellis')
    hear('user-7')
    expect(sessionEntries()).toEqual({ lastVisitedPage: '/my-properties' })
    expect(calls).toHaveLength(1)
  })
})

it('logging in and out informs the other tabs, by the owner of the device’s data', async () => {
  asVisitor()
  answer(login, () => {
    asUser(sam)
    return { reply: aUser(sam) }
  })
  answer(logout, () => {
    asVisitor()
    return {}
  })
  const { user } = renderRoute('/auth')
  await type(user, 'Username', 'calmbuyer12')
  await type(user, 'Password', 'correct horse')
  await press(user, 'Log in')
  await user.click(await accountOf('Sam Okafor'))
  expect(window.localStorage.getItem('ownerId')).toBe('user-8')
  await press(user, 'Log out')
  await screen.findByText('Logged out')
  expect(window.localStorage.getItem('ownerId')).toBeNull()
})

describe('an action that is refused with 401', () => {
  const saveProfile = async () => {
    asUser()
    refuse(updateProfile, { status: 401, code: 'unauthenticated', detail: 'Please sign in first.' })
    const { user } = renderRoute('/account')
    await type(user, 'Name', ' Smith')
    const press = () => user.click(screen.getByRole('button', { name: 'Save profile' }))
    return { press }
  }

  it('reports an ended session and navigates to the log-in', async () => {
    const { press } = await saveProfile()
    const calls = refuse(getCurrentUser, { status: 401, code: 'unauthenticated', detail: 'Please sign in first.' })
    await press()
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Faccount'))
    await screen.findByText('Please sign in first.')
    await screen.findByRole('link', { name: 'Sign In' })
    expect(calls).toHaveLength(1)
  })

  it('changes nothing while the session is valid', async () => {
    const { press } = await saveProfile()
    const calls = answer(getCurrentUser, { reply: aUser() })
    await press()
    await screen.findByText('Please sign in first.')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(valueOf('Name')).toBe('Ruth Ellis Smith')
    expect(currentAddress()).toBe('/account')
  })

  it('shows the current user when it is a different one', async () => {
    const { press } = await saveProfile()
    asUser(sam)
    await press()
    await accountOf('Sam Okafor')
    await waitFor(() => expect(valueOf('Name')).toBe('Sam Okafor'))
  })
})
