import {
  changeEmail,
  changePassword,
  listSecurityEvents,
  listSessions,
  problemCodes,
  updateProfile,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asVisitor, currentAddress, noteOf, press, renderRoute, retype, type, valueOf } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { aSession, asAccountHolder, here, openAccount } from './testing/open-account.ts'

beforeEach(() => asAccountHolder())

describe('The account', () => {
  it('requires a session', async () => {
    asVisitor()
    renderRoute('/account')
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Faccount'))
  })

  it('shows the name and the username, and saves another name at once everywhere', async () => {
    const saved = answer(updateProfile, { reply: aUser({ name: 'Ruth Okafor' }) })
    const user = await openAccount()
    expect([valueOf('Name'), valueOf('Username')]).toEqual(['Ruth Ellis', 'calmbuyer12'])
    await retype(user, 'Name', 'Ruth Okafor')
    await press(user, 'Save profile')
    await screen.findByText('Profile saved')
    expect(saved[0]?.body).toEqual({ name: 'Ruth Okafor' })
    expect(screen.getByRole('button', { name: 'Your account: Ruth Okafor (RO)' })).toBeDefined()
  })

  it('does not save an empty name', async () => {
    const saved = answer(updateProfile, { reply: aUser() })
    const user = await openAccount()
    await user.clear(screen.getByLabelText('Name'))
    await press(user, 'Save profile')
    await waitFor(() => expect(noteOf('Name')).toMatch(/^Enter your name/))
    expect(saved).toHaveLength(0)
  })
})

describe('Another email', () => {
  const change = async () => {
    const user = await openAccount()
    const form = within(screen.getByRole('region', { name: 'Email' }))
    await user.type(form.getByLabelText('New email'), 'ruth@new.example')
    await user.type(form.getByLabelText('Your password'), 'a secret phrase')
    await user.click(form.getByRole('button', { name: 'Change email' }))
  }

  it('is saved with the password', async () => {
    const changed = answer(changeEmail, { reply: aUser({ email: 'ruth@new.example' }) })
    await change()
    await screen.findByText('We’ll write to ruth@new.example from now on.')
    expect(changed[0]?.body).toEqual({ email: 'ruth@new.example', password: 'a secret phrase' })
    await waitFor(() => expect(valueOf('New email')).toBe(''))
  })

  it('is refused at the password field when that is wrong', async () => {
    refuse(changeEmail, { status: 400, code: problemCodes.wrongPassword, detail: 'The password is not right.' })
    await change()
    await waitFor(() => expect(noteOf('Your password')).toBe('The password is not right.'))
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'))
  })

  it('is refused at the field when the address is taken', async () => {
    refuse(changeEmail, { status: 409, code: problemCodes.emailTaken, detail: 'That address is in use.' })
    await change()
    await waitFor(() => expect(noteOf('New email')).toBe('That address is in use.'))
  })
})

describe('Another password', () => {
  const change = async (next: string) => {
    const user = await openAccount()
    await type(user, 'Current password', 'a secret phrase')
    await type(user, 'New password', next)
    await press(user, 'Change password')
  }

  it('ends every other session, and the list shows it', async () => {
    answer(changePassword, {})
    answer(listSessions, { reply: [here, aSession()] })
    const user = await openAccount()
    await screen.findByText('Firefox on Windows')
    answer(listSessions, { reply: [here] })
    await type(user, 'Current password', 'a secret phrase')
    await type(user, 'New password', 'another secret phrase')
    await press(user, 'Change password')
    await screen.findByText('All other devices have been signed out.')
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
    await waitFor(() => expect(valueOf('New password')).toBe(''))
  })

  it('is cleared from the form while the list of events reloads', async () => {
    answer(changePassword, {})
    const user = await openAccount()
    neverAnswer(listSecurityEvents)
    await type(user, 'Current password', 'a secret phrase')
    await type(user, 'New password', 'another secret phrase')
    await press(user, 'Change password')
    await waitFor(() => expect([valueOf('Current password'), valueOf('New password')]).toEqual(['', '']))
    expect(screen.getByRole('button', { name: 'Change password' })).toBeDefined()
  })

  it('has a minimum length', async () => {
    const changed = answer(changePassword, {})
    await change('short')
    await waitFor(() => expect(noteOf('New password')).toBe('Password must be at least 8 characters'))
    expect(changed).toHaveLength(0)
  })

  it('is refused at the field when the current one is wrong', async () => {
    refuse(changePassword, { status: 400, code: problemCodes.wrongPassword, detail: 'The password is not right.' })
    await change('another secret phrase')
    await waitFor(() => expect(noteOf('Current password')).toBe('The password is not right.'))
    expect(valueOf('New password')).toBe('another secret phrase')
  })
})
