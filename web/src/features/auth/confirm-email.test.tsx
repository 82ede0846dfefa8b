import {
  confirmEmail,
  getExport,
  listSecurityEvents,
  listSessions,
  login,
  problemCodes,
  readAccountLink,
  requestConfirmation,
} from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, press, renderRoute, retype, type } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const token = 'A'.repeat(43)
const valid = { purpose: 'confirm-email', state: 'valid', username: 'calmbuyer12', asksCode: false } as const
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const open = () => renderRoute(`/confirm-email#${token}`)

describe('The link that confirms an address', () => {
  it('confirms it by a press, not by being opened', async () => {
    asVisitor()
    answer(readAccountLink, { reply: valid })
    const confirmed = answer(confirmEmail, {})
    const { user } = open()
    await screen.findByText('calmbuyer12')
    expect(confirmed).toHaveLength(0)
    await press(user, 'Confirm this email')
    expect(await heading('Your email is confirmed')).toBeDefined()
    expect(confirmed.map(({ body }) => body)).toEqual([{ token }])
  })

  it('shows why it was refused: the address is taken, or the link has expired', async () => {
    asVisitor()
    answer(readAccountLink, { reply: valid })
    refuse(confirmEmail, { status: 409, code: problemCodes.emailTaken, detail: 'There is an account with it.' })
    const { user } = open()
    await press(user, 'Confirm this email')
    expect((await screen.findByRole('alert')).textContent).toContain('There is an account with it.')
    refuse(confirmEmail, { status: 409, code: problemCodes.linkExpired, detail: 'This link has expired.' })
    answer(readAccountLink, { reply: { ...valid, state: 'expired', username: null } })
    await press(user, 'Confirm this email')
    expect(await heading('This link has expired')).toBeDefined()
  })
})

describe('The link that confirms an address, in a browser without a session of its account', () => {
  const openAsked = async () => {
    asVisitor()
    answer(readAccountLink, { reply: valid })
    refuse(confirmEmail, { status: 409, code: problemCodes.passwordNeeded, detail: 'Enter the password.' })
    const { user } = open()
    await press(user, 'Confirm this email')
    await screen.findByLabelText('Password')
    return user
  }

  it('requires its password, and marks the field when it is wrong', async () => {
    const user = await openAsked()
    refuse(confirmEmail, { status: 400, code: problemCodes.wrongPassword, detail: 'That isn’t your password.' })
    await type(user, 'Password', 'not the password')
    await press(user, 'Confirm this email')
    expect((await screen.findByRole('alert')).textContent).toBe('That isn’t your password.')
    const confirmed = answer(confirmEmail, {})
    await retype(user, 'Password', 'the right password{Enter}')
    expect(await heading('Your email is confirmed')).toBeDefined()
    expect(confirmed.map(({ body }) => body)).toEqual([{ token, password: 'the right password' }])
  })

  it('lets the owner of the address choose a new one', async () => {
    const user = await openAsked()
    const confirmed = answer(confirmEmail, {})
    await press(user, 'I don’t know the password, or didn’t open this account')
    await type(user, 'New password', 'a brand new gumleaf')
    await press(user, 'Set password and confirm')
    expect(await heading('Your email is confirmed')).toBeDefined()
    expect(confirmed.map(({ body }) => body)).toEqual([{ token, newPassword: 'a brand new gumleaf' }])
  })
})

describe('An address that is not confirmed', () => {
  const openAccount = async (emailStatus: 'unconfirmed' | 'lost') => {
    asUser({ emailStatus })
    answer(listSessions, { reply: [] })
    answer(listSecurityEvents, { reply: [] })
    answer(getExport, { reply: null })
    const { user } = renderRoute('/account')
    await heading('Account Settings')
    return user
  }

  it('can be sent its link again from the account', async () => {
    const asked = answer(requestConfirmation, {})
    const user = await openAccount('unconfirmed')
    await press(user, 'Send the link again')
    await screen.findByText('Link sent')
    expect(asked).toHaveLength(1)
  })

  it('that another account has proved is requested anew at the next log-in, without revealing more', async () => {
    asVisitor()
    answer(listSessions, { reply: [] })
    answer(listSecurityEvents, { reply: [] })
    answer(getExport, { reply: null })
    answer(login, { reply: aUser({ emailStatus: 'lost' }) })
    const { user } = renderRoute('/auth')
    await type(user, 'Username', 'calmbuyer12')
    await type(user, 'Password', 'correct horse')
    await press(user, 'Log in')
    await waitFor(() => expect(currentAddress()).toBe('/account'))
    await screen.findByText(/^Please enter another email address/)
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  })
})
