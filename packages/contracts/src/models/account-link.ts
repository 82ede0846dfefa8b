import * as z from 'zod/mini'
import { OptionalCode } from './two-step.ts'
import { EmailAddress, Password } from './user.ts'

/** What a link in a mail is good for. */
export const accountLinkPurposes = ['reset-password', 'confirm-email'] as const
export const AccountLinkPurpose = z.enum(accountLinkPurposes)
export type AccountLinkPurpose = z.infer<typeof AccountLinkPurpose>

/** How long a link counts. */
export const accountLinkMinutes = 30

/** 256 bits in base64url. It stands behind the `#` of a link, which browsers send to nobody. */
export const AccountLinkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This link isn’t one of ours'))

export const AccountLinkHolder = z.object({ token: AccountLinkToken })

export const AccountLink = z.object({
  purpose: AccountLinkPurpose,
  /** A link counts once, and not for long. */
  state: z.enum(['valid', 'used', 'expired']),
  /** Whose account it is about; null unless the link is valid. */
  username: z.nullable(z.string()),
  /** Whether a new password takes a code beside the link. */
  asksCode: z._default(z.boolean(), false),
})
export type AccountLink = z.infer<typeof AccountLink>

export const ForgottenPassword = z.object({ email: EmailAddress })
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

export const PasswordReset = z.object({ token: AccountLinkToken, newPassword: Password, code: OptionalCode })
export type PasswordReset = z.infer<typeof PasswordReset>

/** Whether this installation can send mails at all. */
export const AccountMail = z.object({ isSent: z.boolean() })
