import * as z from 'zod/mini'
import { OptionalCode } from './two-step.ts'
import { EmailAddress, Password } from './user.ts'

/** The purpose of a link in a mail. */
export const accountLinkPurposes = ['reset-password', 'confirm-email'] as const
export const AccountLinkPurpose = z.enum(accountLinkPurposes)
export type AccountLinkPurpose = z.infer<typeof AccountLinkPurpose>

export const accountLinkMinutes = 30

/** 256 bits in base64url, in the fragment of a link, which browsers never send. */
export const AccountLinkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This link isn’t one of ours'))

export const AccountLinkHolder = z.object({ token: AccountLinkToken })

/**
 * Without a session of its account, confirming takes the password, or a new one for an account with no proved address.
 */
export const EmailConfirmation = z.object({
  token: AccountLinkToken,
  password: z.optional(z.string().check(z.maxLength(1024))),
  newPassword: z.optional(Password),
})
export type EmailConfirmation = z.infer<typeof EmailConfirmation>

export const AccountLink = z.object({
  purpose: AccountLinkPurpose,
  /** Links are single use and short-lived. */
  state: z.enum(['valid', 'used', 'expired']),
  /** The account; null unless the link is valid. */
  username: z.nullable(z.string()),
  /** Whether a new password also takes a two-step code. */
  asksCode: z._default(z.boolean(), false),
})
export type AccountLink = z.infer<typeof AccountLink>

export const ForgottenPassword = z.object({ email: EmailAddress })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const PasswordReset = z.object({ token: AccountLinkToken, newPassword: Password, code: OptionalCode })
export type PasswordReset = z.infer<typeof PasswordReset>

/** Whether this installation can send mail. */
export const AccountMail = z.object({ isSent: z.boolean() })
