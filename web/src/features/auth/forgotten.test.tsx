import { forgotPassword, getAccountMail, problemCodes, readAccountLink, resetPassword } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, asVisitor, currentAddress, noteOf, press, renderRoute, type } from '@/testing/app.tsx'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'

const token = 'A'.repeat(43)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  asVisitor()
  answer(getAccountMail, { reply: { isSent: true } })
})

describe('A forgotten password', () => {
  it('has a link beside the log-in', async () => {
    const { user } = renderRoute('/auth')
    await press(user, 'Forgot your password?', 'link')
    expect(await heading('Forgot your password?')).toBeDefined()
    expect(currentAddress()).toBe('/forgot-password')
  })

  it('requests a link, and shows the same whether or not there is an account', async () => {
    const asked = answer(forgotPassword, {})
    const { user } = renderRoute('/forgot-password')
    await type(user, 'Email', 'ruth@example.com')
    await press(user, 'Send me a link')

    expect(await heading('Check your inbox')).toBeDefined()
    expect(screen.getByRole('status').textContent).toContain('If there is an account for ruth@example.com')
    expect(asked.map(({ body }) => body)).toEqual([{ email: 'ruth@example.com' }])
    await press(user, 'Try another address')
    await screen.findByLabelText('Email')
  })

  it('requires an address at the field, and shows the server’s refusal', async () => {
    refuse(forgotPassword, { status: 429, detail: 'Too many attempts. Please wait a little and try again.' })
    const { user } = renderRoute('/forgot-password')
    await press(user, 'Send me a link')
    await waitFor(() => expect(noteOf('Email')).toBe('Enter an email address'))
    await type(user, 'Email', 'ruth@example.com')
    await press(user, 'Send me a link')
    await screen.findByText('Too many attempts. Please wait a little and try again.')
  })

  it('shows what to do without a mail server', async () => {
    answer(getAccountMail, { reply: { isSent: false } })
    renderRoute('/forgot-password')
    await screen.findByText(/ask them for a reset link/)
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('shows that it loads, and offers another try when that fails', async () => {
    neverAnswer(getAccountMail)
    const { unmount } = renderRoute('/forgot-password')
    await screen.findByRole('status', { name: 'Loading this page' })
    unmount()
    refuse(getAccountMail, { status: 503, detail: 'Please try again in a moment.' })
    const { user } = renderRoute('/forgot-password')
    await screen.findByText('We could not load this page')
    answer(getAccountMail, { reply: { isSent: true } })
    await press(user, 'Try again')
    await screen.findByLabelText('Email')
  })
})

describe('A link for a new password', () => {
  const valid = { purpose: 'reset-password', state: 'valid', username: 'calmbuyer12', asksCode: false } as const
  const open = () => renderRoute(`/reset-password#${token}`)

  it('sets it for the named account and leads to the log-in; the current user is signed out', async () => {
    asUser()
    answer(readAccountLink, { reply: valid })
    const set = answer(resetPassword, {})
    const { user } = open()
    await screen.findByText('calmbuyer12')
    await type(user, 'New password', 'another secret phrase')
    await press(user, 'Set new password')

    expect(await heading('Your new password is set')).toBeDefined()
    expect(set.map(({ body }) => body)).toEqual([{ token, newPassword: 'another secret phrase' }])
    await press(user, 'Log in', 'link')
    await screen.findByLabelText('Username')
  })

  it.each([
    ['used', 'This link has been used'],
    ['expired', 'This link has expired'],
  ] as const)('that is %s is reported, with the offer of a new one', async (state, title) => {
    answer(readAccountLink, { reply: { ...valid, state, username: null } })
    const { user } = open()
    expect(await heading(title)).toBeDefined()
    await press(user, 'Ask for a new link', 'link')
    await waitFor(() => expect(currentAddress()).toBe('/forgot-password'))
  })

  it('that is incomplete or not ours does not work, and only a complete one is sent to the server', async () => {
    const read = refuse(readAccountLink, { status: 404, detail: 'There is nothing here.' })
    const { unmount } = renderRoute('/reset-password#AAA')
    expect(await heading('This link does not work')).toBeDefined()
    expect(read).toHaveLength(0)
    unmount()
    open()
    expect(await heading('This link does not work')).toBeDefined()
    expect(read).toHaveLength(1)
  })

  it('that expires while the form is open is reported', async () => {
    answer(readAccountLink, { reply: valid })
    refuse(resetPassword, { status: 409, code: problemCodes.linkExpired, detail: 'This link has expired.' })
    const { user } = open()
    await type(user, 'New password', 'another secret phrase')
    answer(readAccountLink, { reply: { ...valid, state: 'expired', username: null } })
    await press(user, 'Set new password')
    expect(await heading('This link has expired')).toBeDefined()
  })

  it('shows that it loads, and offers another try when that fails', async () => {
    refuse(readAccountLink, { status: 503, detail: 'Please try again in a moment.' })
    const { user } = open()
    await screen.findByText('We could not load your link')
    answer(readAccountLink, { reply: valid })
    await press(user, 'Try again')
    await screen.findByText('calmbuyer12')
  })
})
