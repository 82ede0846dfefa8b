import {
  getHousehold,
  type HouseholdInvitePreview,
  joinHousehold,
  login,
  problemCodes,
  readHouseholdInvite,
  register,
} from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, press, renderRoute, type } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { aHousehold } from '@/testing/household-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const token = 'T'.repeat(43)
const valid: HouseholdInvitePreview = { state: 'valid', invitedBy: 'Tom', members: ['Tom', 'Mia'] }
const open = () => renderRoute(`/join-household#${token}`)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const join = () => screen.findByRole('button', { name: 'Join the household' })

describe('The link of an invite', () => {
  it('shows who invites and what is shared, and joins by a press only', async () => {
    asUser()
    const read = answer(readHouseholdInvite, { reply: valid })
    const joined = answer(joinHousehold, { reply: aHousehold() })
    answer(getHousehold, { reply: aHousehold() })
    const { user } = open()
    expect((await screen.findByText(/invites you to their household/)).textContent).toMatch(/^Tom invites/)
    expect(screen.getByText('Also in it: Mia.')).toBeDefined()
    expect(screen.getByText('Walk-away prices, unless you show yours')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/dashboard')
    expect(joined).toHaveLength(0)
    await user.click(await join())
    await screen.findByText('You’ve joined the household')
    expect(await heading('Your household')).toBeDefined()
    expect(currentAddress()).toBe('/household')
    expect([read[0]?.body, joined[0]?.body]).toEqual([{ token }, { token }])
  })

  it('says that it is loading', async () => {
    asUser()
    neverAnswer(readHouseholdInvite)
    open()
    await screen.findByRole('status', { name: 'Loading your invite' })
  })

  it.each([
    ['used', 'This invite has been used'],
    ['expired', 'This invite has expired'],
  ] as const)('says when it is %s', async (state, title) => {
    asUser()
    answer(readHouseholdInvite, { reply: { state, invitedBy: null, members: [] } })
    open()
    expect(await heading(title)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Join the household' })).toBeNull()
  })

  it('is not one of ours: part of it is missing, or nobody knows it', async () => {
    asUser()
    const { unmount } = renderRoute('/join-household#TTT')
    expect(await heading('This invite does not work')).toBeDefined()
    unmount()
    refuse(readHouseholdInvite, { status: 404, code: 'not-found', detail: 'There is no such invite.' })
    open()
    expect(await heading('This invite does not work')).toBeDefined()
  })
})

describe('Joining is refused', () => {
  const openRefused = async (code: string, detail = 'Not now.') => {
    asUser()
    answer(readHouseholdInvite, { reply: valid })
    refuse(joinHousehold, { status: 409, code, detail })
    const { user } = open()
    await user.click(await join())
    return user
  }

  it('in a household, with the way to leave it', async () => {
    answer(getHousehold, { reply: aHousehold() })
    await openRefused(problemCodes.inHousehold)
    expect((await screen.findByRole('alert')).textContent).toContain('You’re in a household already')
    expect(screen.getByRole('link', { name: 'Your household' }).getAttribute('href')).toBe('/household')
  })

  it('by one’s own invite', async () => {
    answer(getHousehold, { reply: aHousehold({ members: aHousehold().members.slice(0, 1) }) })
    await openRefused(problemCodes.inHousehold)
    await screen.findByText(/^This is your own invite/)
  })

  it('where the household is full', async () => {
    await openRefused(problemCodes.householdFull)
    expect((await screen.findByRole('alert')).textContent).toMatch(/full.*Ask Tom/)
  })

  it('for another reason, in its words', async () => {
    await openRefused('too-busy', 'Back soon.')
    expect((await screen.findByRole('alert')).textContent).toBe('You haven’t joined. Back soon.')
  })

  it('by an invite that was used while the page was open', async () => {
    asUser()
    answer(readHouseholdInvite, { reply: valid })
    refuse(joinHousehold, { status: 409, code: problemCodes.linkUsed, detail: 'It has been used.' })
    const { user } = open()
    const button = await join()
    answer(readHouseholdInvite, { reply: { state: 'used', invitedBy: null, members: [] } })
    await user.click(button)
    expect(await heading('This invite has been used')).toBeDefined()
  })
})

describe('A visitor with an invite', () => {
  const openAsVisitor = () => {
    asVisitor()
    answer(readHouseholdInvite, { reply: valid })
    return open().user
  }

  it('logs in and comes back to it', async () => {
    const user = openAsVisitor()
    await press(user, 'Log in to join', 'link')
    answer(login, () => {
      asUser()
      return { reply: aUser() }
    })
    await type(user, 'Username', 'calmbuyer12')
    await type(user, 'Password', 'correct horse')
    await press(user, 'Log in')
    expect(await join()).toBeDefined()
    expect(window.location.hash).toBe(`#${token}`)
  })

  it('registers with the free trial and comes back to it before any set-up', async () => {
    const user = openAsVisitor()
    await press(user, 'Register to join', 'link')
    const made = answer(register, () => {
      asUser()
      return { reply: aUser() }
    })
    await type(user, 'Name', 'Ruth Ellis')
    await type(user, 'Email', 'ruth.ellis@example.com')
    await press(user, 'Generate password')
    await press(user, 'Create Account')
    expect(await join()).toBeDefined()
    expect(window.location.hash).toBe(`#${token}`)
    expect(made[0]?.body).toMatchObject({ plan: 'free_trial' })
  })

  it('may leave it for now', async () => {
    openAsVisitor()
    expect((await screen.findByRole('link', { name: 'Not now' })).getAttribute('href')).toBe('/')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Join the household' })).toBeNull())
  })
})
