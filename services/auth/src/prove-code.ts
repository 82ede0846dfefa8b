import { problemCodes } from '@verandah/contracts'
import { AppError } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { foldCode } from './codes.ts'
import { stepsOf } from './totp.ts'
import type { Origin } from './request-origin.ts'
import { twoStepChanged } from './two-step.ts'
import type { CodeHolder, UserDoc } from './user-document.ts'

type Deps = Pick<AuthContext, 'users' | 'twoStepKeys' | 'securityEvents' | 'clock'>

export function asksForCode(user: UserDoc): user is CodeHolder {
  return user.twoStep !== undefined
}

const sixDigits = /^\d{6}$/
const twelveDigits = /^\d{12}$/

/** Whether a typed code is one of the kinds that are too long to guess: two consecutive codes, or a recovery code. */
export function isLongCode(typed: string): boolean {
  return !sixDigits.test(foldCode(typed))
}

/**
 * Uses up an authenticator code, two consecutive ones or a recovery code. Resolves to the updated user; null for an
 * invalid code.
 */
export async function spendCode(context: Deps, user: CodeHolder, typed: string, origin: Origin) {
  const code = foldCode(typed)
  const isFromApp = sixDigits.test(code) || twelveDigits.test(code)
  const proven = isFromApp ? await spendSteps(context, user, code) : await spendRecovery(context, user, code)
  if (proven === null) await context.securityEvents.recordRefusal(user._id, 'code-refused', origin)
  else if (proven !== user) await context.securityEvents.record(user._id, 'recovery-code-used', origin)
  return proven
}

const spendSteps = async ({ users, twoStepKeys, clock }: Deps, user: CodeHolder, digits: string) => {
  const steps = stepsOf(twoStepKeys.open(user.twoStep.secret, user._id), digits, clock.now())
  return steps !== null && (await users.twoStep.spendSteps(user, steps)) ? user : null
}

const spendRecovery = async ({ users, twoStepKeys, clock }: Deps, user: CodeHolder, code: string) => {
  const { twoStep } = user
  const secret = twoStepKeys.open(twoStep.secret, user._id)
  const hash = twoStepKeys.hashesOf(code, secret).find((one) => twoStep.recoveryHashes.includes(one))
  if (hash === undefined) return null
  const left = twoStep.recoveryHashes.filter((one) => one !== hash)
  const event = twoStepChanged(user, { change: 'recovery-code-used', recoveryCodesLeft: left.length, clock })
  const isSpent = await users.twoStep.spendRecoveryCode(user._id, hash, event)
  return isSpent ? { ...user, twoStep: { ...twoStep, recoveryHashes: left } } : null
}

/** Requires the two-step code if the account has it on. */
export async function requireCode(
  context: Deps,
  user: UserDoc,
  { code, origin }: { code: string | undefined; origin: Origin },
): Promise<void> {
  if (!asksForCode(user)) return
  if (code === undefined) throw codeNeeded()
  if ((await spendCode(context, user, code, origin)) === null) throw wrongCode()
}

const codeNeeded = () => refusal(problemCodes.codeNeeded, 'Enter the code from your authenticator app.')

export const wrongCodeText = 'That code isn’t right, or it has already been used. Enter the next one your app shows.'
export function wrongCode() {
  return refusal(problemCodes.wrongCode, wrongCodeText)
}

const refusal = (code: string, message: string) =>
  new AppError('invalid', { code, detail: message, fields: [{ field: 'code', message }] })
