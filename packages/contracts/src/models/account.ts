import * as z from 'zod/mini'
import { Id, Instant, RequiredText } from '../fields.ts'
import { OptionalCode, TypedCode } from './two-step.ts'
import { EmailAddress, Password } from './user.ts'

/** What a user may change without re-entering the password. */
export const Profile = z.object({ name: RequiredText(120) })
export type Profile = z.infer<typeof Profile>

/** An existing password, which need not satisfy today's rules. */
export const TypedPassword = z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(256))

export const PasswordChange = z.object({ currentPassword: TypedPassword, newPassword: Password, code: OptionalCode })
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailChange = z.object({ email: EmailAddress, password: TypedPassword, code: OptionalCode })
export type EmailChange = z.infer<typeof EmailChange>

/** Proof by password, before two-step verification is set up. */
export const PasswordProof = z.object({ password: TypedPassword })
export type PasswordProof = z.infer<typeof PasswordProof>

/** Proof by password and two-step code. */
export const FullProof = z.object({ password: TypedPassword, code: TypedCode })
export type FullProof = z.infer<typeof FullProof>

/** One signed-in browser, without its tokens. */
export const SessionSummary = z.object({
  id: Id,
  createdAt: Instant,
  /** Accurate to ten minutes, the life of an access token. */
  lastSeenAt: Instant,
  /** "Firefox on Windows"; null when unknown. */
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

/** A security event of an account. Repeated failures from one address count once an hour. */
export const SecurityEvent = z.object({
  id: Id,
  kind: z.enum(securityEventKinds),
  at: Instant,
  device: z.nullable(z.string()),
  /** An IPv4 address or an IPv6 /64; null for internal events. */
  address: z.nullable(z.string()),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>
