import {
  beginTwoStep,
  changePassword,
  endOtherSessions,
  getCurrentUser,
  listSessions,
  problemCodes,
  renewRecoveryCodes,
  requestAccountDeletion,
  turnOffTwoStep,
  turnOnTwoStep,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, press } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { aSession, asAccountHolder, openAccount } from './testing/open-account.ts'

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `3F7K9-Q2XW${index}`)
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const on = (recoveryCodesLeft = 10) => aUser({ twoStep: { since: '2026-11-20T02:00:00.000Z', recoveryCodesLeft } })

const section = () => within(screen.getByRole('region', { name: 'Two-step verification' }))
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => asAccountHolder())

describe('Turning two-step verification on', () => {
  const begin = async () => {
    const user = await openAccount()
    await user.click(section().getByRole('button', { name: 'Turn on…' }))
    await screen.findByRole('dialog')
    await user.type(dialog().getByLabelText('Your password'), 'a secret phrase{Enter}')
    return user
  }

  it('requires the password, shows a QR code and the key as text, then the recovery codes once', async () => {
    const asked = answer(beginTwoStep, { reply: { secret, uri: `otpauth://totp/Verandah:ruth?secret=${secret}` } })
    const user = await begin()
    await dialog().findByRole('img', { name: 'QR code for your authenticator app' })
    expect(dialog().getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeDefined()
    expect(asked.map(({ body }) => body)).toEqual([{ password: 'a secret phrase' }])
    const sent = answer(turnOnTwoStep, () => {
      answer(getCurrentUser, { reply: on() })
      return { reply: { recoveryCodes } }
    })
    await user.type(dialog().getByLabelText('6-digit code'), '123456{Enter}')
    await screen.findByRole('heading', { name: 'Two-step verification is on' })
    expect(sent.map(({ body }) => body)).toEqual([{ code: '123456' }])
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes)
    await user.click(dialog().getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'))
    const file = dialog().getByRole('link', { name: 'Download' })
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(recoveryCodes.join('\r\n'))
    await user.click(dialog().getByRole('button', { name: 'I’ve saved my codes' }))
    await section().findByText(/You have 10 recovery codes left/)
    expect(document.body.textContent).not.toContain(recoveryCodes[0])
  })

  it('offers to sign out the other devices, which stay signed in without a code', async () => {
    answer(beginTwoStep, { reply: { secret, uri: `otpauth://totp/Verandah:ruth?secret=${secret}` } })
    answer(listSessions, { reply: [aSession({ isCurrent: true }), aSession({ id: 'old-phone' })] })
    answer(turnOnTwoStep, { reply: { recoveryCodes } })
    const user = await begin()
    await user.type(await dialog().findByLabelText('6-digit code'), '123456{Enter}')
    const ended = answer(endOtherSessions, {})
    await user.click(await dialog().findByRole('button', { name: 'Sign out all other devices' }))
    await dialog().findByText('All other devices have been signed out.')
    expect(ended).toHaveLength(1)
  })

  it('offers nothing of the kind where no other device is signed in', async () => {
    answer(beginTwoStep, { reply: { secret, uri: `otpauth://totp/Verandah:ruth?secret=${secret}` } })
    answer(listSessions, { reply: [aSession({ isCurrent: true })] })
    answer(turnOnTwoStep, { reply: { recoveryCodes } })
    const user = await begin()
    await user.type(await dialog().findByLabelText('6-digit code'), '123456{Enter}')
    await dialog().findByRole('list', { name: 'Recovery codes' })
    expect(dialog().queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
  })

  it('marks the field when the password or the code is wrong', async () => {
    refuse(beginTwoStep, { status: 400, code: problemCodes.wrongPassword, detail: 'That isn’t your password.' })
    const user = await begin()
    const noteInDialog = async (text: string) => expect(await dialog().findByText(text)).toBeDefined()
    await noteInDialog('That isn’t your password.')
    answer(beginTwoStep, { reply: { secret, uri: 'otpauth://totp/Verandah:ruth' } })
    await user.click(dialog().getByRole('button', { name: 'Continue' }))
    refuse(turnOnTwoStep, { status: 400, code: problemCodes.wrongCode, detail: 'That code isn’t right.' })
    await user.type(await dialog().findByLabelText('6-digit code'), '000000{Enter}')
    await noteInDialog('That code isn’t right.')
    refuse(turnOnTwoStep, { status: 409, code: problemCodes.twoStepExpired, detail: 'This took too long.' })
    await user.click(dialog().getByRole('button', { name: 'Turn on' }))
    expect((await dialog().findByText('This took too long.')).getAttribute('role')).toBe('alert')
  })
})

describe('Two-step verification that is on', () => {
  beforeEach(() => asUser({ twoStep: on().twoStep }))

  it.each([
    [10, /^You have 10 recovery codes left, in case/],
    [1, /^You have 1 recovery code left. Create new ones/],
    [0, /^You have no recovery codes left/],
  ])('shows that %i recovery codes are left', async (left, text) => {
    asUser({ twoStep: on(left).twoStep })
    await openAccount()
    expect(section().getByText(text)).toBeDefined()
  })

  it('is turned off with the password and a code', async () => {
    const user = await openAccount()
    await user.click(section().getByRole('button', { name: 'Turn off…' }))
    refuse(turnOffTwoStep, { status: 400, code: problemCodes.wrongCode, detail: 'That code isn’t right.' })
    await user.type(dialog().getByLabelText('Your password'), 'a secret phrase')
    await user.type(dialog().getByLabelText('6-digit code'), '123456{Enter}')
    await dialog().findByText('That code isn’t right.')
    const sent = answer(turnOffTwoStep, () => {
      answer(getCurrentUser, { reply: aUser() })
      return {}
    })
    await user.click(dialog().getByRole('button', { name: 'Turn off' }))
    await section().findByRole('button', { name: 'Turn on…' })
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'a secret phrase', code: '123456' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('gets new recovery codes that replace the old ones', async () => {
    answer(renewRecoveryCodes, { reply: { recoveryCodes } })
    const user = await openAccount()
    await user.click(section().getByRole('button', { name: 'New recovery codes…' }))
    await user.type(dialog().getByLabelText('Your password'), 'a secret phrase')
    await user.type(dialog().getByLabelText('6-digit code'), '123456{Enter}')
    expect(await dialog().findAllByRole('listitem')).toHaveLength(10)
  })

  it('requires a code to change the password', async () => {
    const user = await openAccount()
    const form = within(screen.getByRole('region', { name: 'Password' }))
    await user.type(form.getByLabelText('Current password'), 'a secret phrase')
    await user.type(form.getByLabelText('New password'), 'another secret phrase{Enter}')
    await form.findByText('Enter the 6-digit code')
    const sent = answer(changePassword, {})
    await user.type(form.getByLabelText('6-digit code'), '123456{Enter}')
    const change = { currentPassword: 'a secret phrase', newPassword: 'another secret phrase', code: '123456' }
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([change]))
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('6-digit code').value).toBe(''))
  })

  it('requires a code to delete the account', async () => {
    const user = await openAccount()
    await press(user, 'Delete my account…')
    const sent = refuse(requestAccountDeletion, {
      status: 400,
      code: problemCodes.wrongCode,
      detail: 'That code isn’t right.',
    })
    await user.type(dialog().getByLabelText('Type calmbuyer12 to confirm'), 'calmbuyer12')
    await user.type(dialog().getByLabelText('Your password'), 'a secret phrase{Enter}')
    await dialog().findByText('Enter the 6-digit code')
    await user.type(dialog().getByLabelText('6-digit code'), '123456{Enter}')
    await dialog().findByText(/Your account was not deleted. That code/)
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'a secret phrase', code: '123456' }])
  })
})
