import * as z from 'zod/mini'
import { Id, Instant, OrNull, RequiredText } from '../fields.ts'
import { Plan, SubscriptionStatus } from './plan.ts'
import { TwoStep } from './two-step.ts'

export const usernameMinLength = 3
export const passwordMinLength = 8

export const Username = z
  .string()
  .check(
    z.trim(),
    z.minLength(usernameMinLength, 'Username must be at least 3 characters'),
    z.maxLength(64),
    z.regex(/^[^\p{Cc}\s]+$/u, 'Username must not contain spaces'),
  )

export const Password = z
  .string()
  .check(z.minLength(passwordMinLength, 'Password must be at least 8 characters'), z.maxLength(256))

export const EmailAddress = z.string().check(z.trim(), z.maxLength(254), z.email('Enter an email address'))

/** A username, or the email address that an account has proved. */
const LoginName = z
  .string()
  .check(
    z.trim(),
    z.minLength(usernameMinLength, 'Username must be at least 3 characters'),
    z.maxLength(254),
    z.regex(/^[^\p{Cc}\s]+$/u, 'Username must not contain spaces'),
  )

export const Credentials = z.object({ username: LoginName, password: Password })
export type Credentials = z.infer<typeof Credentials>

export const Registration = z.object({
  username: Username,
  password: Password,
  email: EmailAddress,
  name: RequiredText(120),
  plan: z._default(Plan, 'free_trial'),
  inviteCode: z.optional(z.string().check(z.trim(), z.maxLength(64))),
})
export type Registration = z.infer<typeof Registration>

/** The caller as the browser sees them. */
export const CurrentUser = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  /** `unconfirmed` until the mailed link is opened; `lost` when another account has proved the address. */
  emailStatus: z._default(z.enum(['confirmed', 'unconfirmed', 'lost']), 'confirmed'),
  name: z.string(),
  plan: Plan,
  isAdmin: z.boolean(),
  createdAt: Instant,
  subscriptionStatus: SubscriptionStatus,
  hasSearchGrant: z.boolean(),
  /** The name of the member of the household whose plan covers the caller; null while none does or needs to. */
  coveredBy: OrNull(z.string()),
  /** Null while two-step verification is off. */
  twoStep: z._default(z.nullable(TwoStep), null),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** Claims of the access token (RFC 7519). `sid` names the session family that a log-out revokes. */
export const AccessClaims = z.object({
  sub: Id,
  sid: Id,
  username: z.string(),
  plan: Plan,
  createdAt: Instant,
  isAdmin: z.boolean(),
  subscriptionStatus: SubscriptionStatus,
  hasSearchGrant: z.boolean(),
  iat: z.int(),
  exp: z.int(),
})
export type AccessClaims = z.infer<typeof AccessClaims>
