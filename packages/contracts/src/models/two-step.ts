import * as z from 'zod/mini'
import { Instant } from '../fields.ts'

/** A two-step code: six digits of an authenticator app, two such codes in a row, or a recovery code. */
export const TypedCode = z.string().check(z.trim(), z.minLength(6, 'Enter the 6-digit code'), z.maxLength(32))

/** The two-step code beside a password, if the account asks for one. */
export const OptionalCode = z.optional(TypedCode)

export const twoStepMinutes = 30
export const recoveryCodeCount = 10

/** Two-step verification that is on. */
export const TwoStep = z.object({ since: Instant, recoveryCodesLeft: z.int() })
export type TwoStep = z.infer<typeof TwoStep>

/** The secret for an authenticator app, returned once. */
export const TwoStepSetup = z.object({
  /** Base 32, for typing. */
  secret: z.string(),
  /** `otpauth:` URL, for scanning. */
  uri: z.string(),
})
export type TwoStepSetup = z.infer<typeof TwoStepSetup>

export const TwoStepCode = z.object({ code: TypedCode })

/** Single-use recovery codes, returned once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** Names a log-in whose password was right. */
export const SecondStep = z.object({
  challenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This log-in isn’t one of ours')),
  code: TypedCode,
})
export type SecondStep = z.infer<typeof SecondStep>
