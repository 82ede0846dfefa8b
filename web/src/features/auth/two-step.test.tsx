import {
  finishLogin,
  getCriteria,
  getCurrentUser,
  login,
  problemCodes,
  readAccountLink,
  resetPassword,
} from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asVisitor, currentAddress, noteOf, press, renderRoute, type } from '@/testing/app.tsx'
import { aUser } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const challenge = 'C'.repeat(43)

beforeEach(() => asVisitor())

describe('Logging in with two-step verification', () => {
  const logIn = async () => {
    refuse(login, { status: 401, code: problemCodes.codeNeeded, detail: 'Enter the code.', members: { challenge } })
    const { user } = renderRoute('/auth?redirectTo=%2Fcontact')
    await type(user, 'Username', 'calmbuyer12')
    await type(user, 'Password', 'correct horse')
    await press(user, 'Log in')
    await screen.findByRole('heading', { name: 'Two-step verification' })
    return user
  }
  const wrong = { status: 401, code: problemCodes.wrongCode, detail: 'That code isn’t right.' }

  it('requires the code in a second step, where it can be pasted or filled in, and continues', async () => {
    const user = await logIn()
    const field = screen.getByLabelText('6-digit code')
    expect([document.activeElement, field.getAttribute('autocomplete')]).toEqual([field, 'one-time-code'])
    expect(screen.queryByText('Login failed')).toBeNull()
    answer(getCriteria, { reply: {} })
    const sent = answer(finishLogin, () => {
      answer(getCurrentUser, { reply: aUser() })
      return { reply: aUser() }
    })
    await user.paste('123 456')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(currentAddress()).toBe('/contact'))
    expect(sent.map(({ body }) => body)).toEqual([{ challenge, code: '123 456' }])
  })

  it('marks the field of a wrong code, and accepts a recovery code instead', async () => {
    const user = await logIn()
    const sent = refuse(finishLogin, wrong)
    await press(user, 'Log in')
    await waitFor(() => expect(noteOf('6-digit code')).toBe('Enter the 6-digit code'))
    await type(user, '6-digit code', '000000{Enter}')
    await waitFor(() => expect(noteOf('6-digit code')).toBe('That code isn’t right.'))
    await press(user, 'Use a recovery code')
    const field = screen.getByLabelText('Recovery code')
    expect(field.getAttribute('inputmode')).toBe('text')
    await user.clear(field)
    await user.type(field, '3F7K9-Q2XWM{Enter}')
    await waitFor(() => expect(sent.map(({ body }) => body)[1]).toEqual({ challenge, code: '3F7K9-Q2XWM' }))
  })

  it('returns to the password when the log-in has timed out, with the reason', async () => {
    const user = await logIn()
    refuse(finishLogin, { status: 401, code: problemCodes.loginExpired, detail: 'This log-in has timed out.' })
    await type(user, '6-digit code', '123456{Enter}')
    await screen.findByLabelText('Password')
    expect(screen.getByRole('alert').textContent).toBe('This log-in has timed out.')
  })

  it('can be cancelled to use another account', async () => {
    const user = await logIn()
    await press(user, 'Use another account')
    await screen.findByLabelText('Username')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('A link for a new password of an account with two-step verification', () => {
  it('requires the code beside the password, and marks it when it is wrong', async () => {
    const token = 'A'.repeat(43)
    answer(readAccountLink, {
      reply: { purpose: 'reset-password', state: 'valid', username: 'calmbuyer12', asksCode: true },
    })
    const sent = refuse(resetPassword, { status: 400, code: problemCodes.wrongCode, detail: 'That code isn’t right.' })
    const { user } = renderRoute(`/reset-password#${token}`)
    await type(user, 'New password', 'another secret phrase{Enter}')
    await waitFor(() => expect(noteOf('6-digit code')).toBe('Enter the 6-digit code'))
    await type(user, '6-digit code', '123456{Enter}')
    await waitFor(() => expect(noteOf('6-digit code')).toBe('That code isn’t right.'))
    refuse(resetPassword, { status: 400, code: problemCodes.twoCodesNeeded, detail: 'Enter two codes in a row.' })
    await press(user, 'Set new password')
    await waitFor(() => expect(noteOf('6-digit code')).toBe('Enter two codes in a row.'))
    expect(sent.map(({ body }) => body)).toEqual([{ token, newPassword: 'another secret phrase', code: '123456' }])
  })
})
