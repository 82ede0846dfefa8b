import * as z from 'zod/mini'
import { Id, Instant, RequiredText } from '../fields.ts'
import { OptionalCode, TypedCode } from './two-step.ts'
import { EmailAddress, Password } from './user.ts'

/** What a user may change of themselves without saying their password again. */
export const Profile = z.object({ name: RequiredText(120) })
export type Profile = z.infer<typeof Profile>

/** A password as somebody typed it to prove who they are; it need not follow today's rules. */
export const TypedPassword = z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(256))

export const PasswordChange = z.object({ currentPassword: TypedPassword, newPassword: Password, code: OptionalCode })
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailChange = z.object({ email: EmailAddress, password: TypedPassword, code: OptionalCode })
export type EmailChange = z.infer<typeof EmailChange>

/** Who somebody is, without the code that is yet to be set up. */
export const PasswordProof = z.object({ password: TypedPassword })
export type PasswordProof = z.infer<typeof PasswordProof>

/** Who somebody is whose account asks for a code. */
export const FullProof = z.object({ password: TypedPassword, code: TypedCode })
export type FullProof = z.infer<typeof FullProof>

/** One signed-in browser, without its tokens. */
export const SessionSummary = z.object({
  id: Id,
  createdAt: Instant,
  /** To within the ten minutes that an access token lives. */
  lastSeenAt: Instant,
  /** In words, "Firefox on Windows"; null when the browser did not say. */
  device: z.nullable(z.string()),
  isCurrent: z.boolean(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

export const securityEventKinds = [
  'registered',
  'logged-in',
  'log-in-failed',
  'logged-out',
  'password-refused',
  'password-changed',
  'password-reset',
  'email-confirmed',
  'email-changed',
  'session-ended',
  'refresh-reuse-detected',
  'admin-granted',
  'admin-revoked',
  'export-requested',
  'two-step-on',
  'two-step-off',
  'code-refused',
  'recovery-code-used',
  'recovery-codes-renewed',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Something that matters to the safety of an account. Repeated failures from one address count once an hour. */
export const SecurityEvent = z.object({
  id: Id,
  kind: z.enum(securityEventKinds),
  at: Instant,
  device: z.nullable(z.string()),
  /** An IPv4 address or the /64 of an IPv6 one; null when nobody called from outside. */
  address: z.nullable(z.string()),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>
