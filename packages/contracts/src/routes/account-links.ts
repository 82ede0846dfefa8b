import { defineRoute } from '../define-route.ts'
import {
  AccountLink,
  AccountLinkHolder,
  AccountMail,
  EmailConfirmation,
  ForgottenPassword,
  PasswordReset,
} from '../models/account-link.ts'

export const getAccountMail = defineRoute('auth', 'getAccountMail', 'GET /api/account-mail', {
  auth: 'public',
  summary: 'Whether links for a new password and for an address can be sent by email here.',
  reply: AccountMail,
})

export const forgotPassword = defineRoute('auth', 'forgotPassword', 'POST /api/forgot-password', {
  auth: 'public',
  isOriginChecked: true,
  summary:
    'Sends a link for a new password to the address of an account. Whether there is one shows neither in the answer nor in its time.',
  status: 202,
  body: ForgottenPassword,
})

/** A POST, so that the token appears in no URL. */
export const readAccountLink = defineRoute('auth', 'readAccountLink', 'POST /api/account-links', {
  auth: 'token',
  summary: 'What a link in a mail is good for, and whether it still counts. It changes nothing.',
  body: AccountLinkHolder,
  reply: AccountLink,
})

export const confirmEmail = defineRoute('auth', 'confirmEmail', 'POST /api/confirm-email', {
  auth: 'public',
  isOriginChecked: true,
  summary:
    'Confirms the address that a link was sent to. Without a session of the account it takes its password; a new password takes over an account that has proved no address, and ends its sessions. 409 `password-needed`, `link-used`, `link-expired` or `email-taken`.',
  body: EmailConfirmation,
})

export const requestConfirmation = defineRoute('auth', 'requestConfirmation', 'POST /api/user/email/confirmation', {
  summary: 'Sends the link that confirms the address of the caller once more.',
  status: 202,
})

export const resetPassword = defineRoute('auth', 'resetPassword', 'POST /api/reset-password', {
  auth: 'token',
  summary: 'Sets a new password by a link, once, and ends every session. 409 `link-used` or `link-expired`.',
  body: PasswordReset,
})
