import { register } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, noteOf, press, renderRoute, retype, type, valueOf } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const fill = async (user: UserEvent) => {
  await type(user, 'Name', 'Ruth Ellis')
  await type(user, 'Email', 'ruth.ellis@example.com')
  await type(user, 'Password', 'correct horse')
  await type(user, 'Confirm password', 'correct horse')
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create Account' }))

const acceptRegistration = () =>
  answer(register, () => {
    asUser()
    return { reply: aUser({ plan: 'annual' }) }
  })

beforeEach(() => {
  asVisitor()
})

describe('the registration form', () => {
  it.each(['/auth?tab=register', '/auth?plan=annual'])('opens on the register tab at %s', async (address) => {
    renderRoute(address)
    const tab = await screen.findByRole('tab', { name: 'Register' })
    expect(tab.getAttribute('aria-selected')).toBe('true')
  })

  it('starts with the quarterly plan, or the one in the address', async () => {
    const first = renderRoute('/auth?tab=register')
    await screen.findByLabelText('Plan')
    expect(valueOf('Plan')).toBe('quarterly')
    first.unmount()
    renderRoute('/auth?plan=free_trial')
    await screen.findByLabelText('Plan')
    expect(valueOf('Plan')).toBe('free_trial')
  })

  it('generates a username once name and email are filled, and a new one when either changes', async () => {
    const { user } = renderRoute('/auth?tab=register')
    await type(user, 'Name', 'Ruth Ellis')
    expect(valueOf('Username')).toBe('')
    await type(user, 'Email', 'r')
    expect(valueOf('Username')).toMatch(/^[a-z]+ruthellis\d{1,3}$/)
    await retype(user, 'Name', 'Jo')
    expect(valueOf('Username')).toMatch(/^[a-z]+jo\d{1,3}$/)
  })

  it('fills both passwords with a generated one', async () => {
    const { user } = renderRoute('/auth?tab=register')
    await press(user, 'Generate password')
    expect(valueOf('Password')).toHaveLength(16)
    expect(valueOf('Confirm password')).toBe(valueOf('Password'))
  })

  it('shows every broken rule at its field', async () => {
    const { user } = renderRoute('/auth?tab=register')
    await type(user, 'Username', 'ab')
    await type(user, 'Email', 'nobody')
    await type(user, 'Password', 'short')
    await type(user, 'Confirm password', 'other')
    await send(user)
    await screen.findByText('Username must be at least 3 characters')
    expect(noteOf('Password')).toBe('Password must be at least 8 characters')
    expect(noteOf('Confirm password')).toBe('Passwords do not match')
    expect(noteOf('Email')).toBe('Enter an email address')
    expect(noteOf('Name')).toBe('Enter your name')
  })
})

describe('registering', () => {
  it('sends everything but the repeated password, and continues to the criteria', async () => {
    window.localStorage.setItem('criteriaSet', 'true')
    window.localStorage.setItem('scoringSet', 'true')
    const calls = acceptRegistration()
    const { user } = renderRoute('/auth?plan=annual&redirectTo=%2Fsetup-scoring')
    await fill(user)
    const username = valueOf('Username')
    await send(user)
    await screen.findByText('Registration successful')
    expect(screen.getByText("Welcome, Ruth Ellis! Let's set up your property search preferences")).toBeDefined()
    await waitFor(() => expect(currentAddress()).toBe('/setup-property-criteria'))
    expect(calls[0]?.body).toEqual({
      username,
      password: 'correct horse',
      email: 'ruth.ellis@example.com',
      name: 'Ruth Ellis',
      plan: 'annual',
    })
    expect(window.sessionStorage.getItem('stripePlan')).toBe('annual')
    expect(window.localStorage.getItem('criteriaSet')).toBe('false')
    expect(window.localStorage.getItem('scoringSet')).toBe('false')
  })

  it('forwards an invite code', async () => {
    const calls = acceptRegistration()
    const { user } = renderRoute('/auth?tab=register')
    await fill(user)
    await type(user, 'Invite code (optional)', 'WELCOME')
    await send(user)
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ inviteCode: 'WELCOME', plan: 'quarterly' }))
  })

  it('shows the server’s refusal, at its field too', async () => {
    refuse(register, { status: 409, code: 'username-taken', detail: 'This username is taken.' })
    const { user } = renderRoute('/auth?tab=register')
    await fill(user)
    await send(user)
    await screen.findByText('Registration failed')
    await waitFor(() => expect(noteOf('Username')).toBe('This username is taken.'))
  })
})
