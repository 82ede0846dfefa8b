import { type CurrentUser, getCriteria, getCurrentUser, getWeights, login, register } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, press, renderRoute, type, valueOf } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { sessionEntries } from '@/testing/session-entries.ts'

/** Leaves the data of an earlier user whose session expired without a log-out. */
const leftBehind = (owner: string | null) => {
  if (owner !== null) window.localStorage.setItem('ownerId', owner)
  window.localStorage.setItem('propertyCriteria', '{"suburb":"Fitzroy"}')
  window.localStorage.setItem('propertyFilters', '{"maxPrice":900000}')
  window.localStorage.setItem('useFiltersForScoring', 'false')
  window.localStorage.setItem('comparedHomes', 'home-1 home-2')
  window.localStorage.setItem('dismissedPreApproval', '2026-12-12')
  window.localStorage.setItem('homesHaveCosts', 'true')
  window.localStorage.setItem('unsavedForms', '{"criteria":{"typed":"Fitzroy North"}}')
  window.localStorage.setItem('showsPreApproval', 'true')
  window.sessionStorage.setItem('stripePlan', 'annual')
  window.sessionStorage.setItem('stripeClientSecret', 'secret-of-another')
  window.sessionStorage.setItem('lastVisitedPage', '/my-properties')
}

const kept = () =>
  [
    ...['propertyCriteria', 'propertyFilters', 'useFiltersForScoring', 'comparedHomes'],
    ...['dismissedPreApproval', 'homesHaveCosts', 'showsPreApproval', 'unsavedForms'],
  ].filter((key) => window.localStorage.getItem(key) !== null)

const logIn = async (over: Partial<CurrentUser> = {}) => {
  asVisitor()
  answer(login, () => {
    answer(getCurrentUser, { reply: aUser(over) })
    return { reply: aUser(over) }
  })
  answer(getCriteria, { reply: {} })
  refuse(getWeights, { status: 404, detail: 'None yet.' })
  const { user } = renderRoute('/auth')
  await type(user, 'Username', 'calmbuyer12')
  await type(user, 'Password', 'correct horse')
  await press(user, 'Log in')
  await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
  await screen.findByRole('button', { name: 'Save and continue' })
}

describe('a user who logs in on a device', () => {
  it('finds nothing of the previous user, whose session has expired', async () => {
    leftBehind('user-3')
    await logIn({ id: 'user-7' })
    expect(valueOf('Suburb')).toBe('')
    expect(kept()).toEqual([])
    expect(sessionEntries()).toEqual({})
    expect(window.localStorage.getItem('ownerId')).toBe('user-7')
  })

  it('finds their own criteria again after a session that ended by itself', async () => {
    leftBehind('user-7')
    await logIn({ id: 'user-7' })
    expect(valueOf('Suburb')).toBe('Fitzroy North')
    expect(kept()).toHaveLength(8)
    expect(sessionEntries()).toMatchObject({ stripeClientSecret: 'secret-of-another' })
  })

  it('finds no data without a known owner: they may be another user’s, and the owner’s are on the server', async () => {
    leftBehind(null)
    await logIn()
    expect(kept()).toEqual([])
    expect(sessionEntries()).toEqual({})
  })
})

it('keeps the plan chosen before registering, and nothing of the previous user', async () => {
  leftBehind('user-3')
  asVisitor()
  answer(register, () => {
    asUser()
    return { reply: aUser({ plan: 'quarterly' }) }
  })
  const { user } = renderRoute('/auth?tab=register')
  await type(user, 'Name', 'Ruth Ellis')
  await type(user, 'Email', 'ruth.ellis@example.com')
  await type(user, 'Password', 'correct horse')
  await type(user, 'Confirm password', 'correct horse')
  await press(user, 'Create Account')
  await screen.findByText('Registration successful')
  expect(kept()).toEqual([])
  expect(sessionEntries()).toEqual({ stripePlan: 'quarterly' })
})

it('owns the device’s data when signed in since before owners were stored', async () => {
  leftBehind(null)
  asUser()
  renderRoute('/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ruth' })
  expect(window.localStorage.getItem('ownerId')).toBe('user-7')
  expect(kept()).toHaveLength(8)
})
