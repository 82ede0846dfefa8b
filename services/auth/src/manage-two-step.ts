import { problemCodes, recoveryCodeCount, twoStepMinutes } from '@verandah/contracts'
import { AppError, unauthenticated, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { newCode } from './codes.ts'
import { newSecret, setupUri, stepOf } from './totp.ts'
import { asksForCode, wrongCode } from './prove-code.ts'
import { createProof } from './reauthenticate.ts'
import { originOf } from './request-origin.ts'
import { twoStepChanged } from './two-step.ts'
import { hasConfirmedEmail, type CodeHolder, type UserDoc } from './user-document.ts'

/** Creates a two-step secret, inactive until confirmed by a code. */
export const beginTwoStep =
  (context: AuthContext): Handler<'beginTwoStep'> =>
  async (call) => {
    const { users, twoStepKeys, clock } = context
    const user = await userOf(context, call.caller.sub)
    requireConfirmedEmail(context, user)
    if (asksForCode(user)) throw alreadyOn()
    await createProof(context, { password: call.body.password, field: 'password', code: undefined, call })(user)
    const secret = newSecret()
    if (!(await users.twoStep.begin(user._id, twoStepKeys.seal(secret, user._id), clock.now()))) throw alreadyOn()
    return { secret, uri: setupUri(secret, user.username) }
  }

/** Turns two-step verification on. The confirming code cannot be reused. */
export const turnOnTwoStep =
  (context: AuthContext): Handler<'turnOnTwoStep'> =>
  async (call) => {
    const { users, twoStepKeys, throttle, securityEvents, clock } = context
    const user = await userOf(context, call.caller.sub)
    requireConfirmedEmail(context, user)
    if (asksForCode(user)) throw alreadyOn()
    const { twoStepSetup } = user
    const now = clock.now()
    if (!twoStepSetup || now.getTime() - twoStepSetup.startedAt.getTime() > twoStepMinutes * 60_000)
      throw setupExpired()
    await throttle.limitProofs(call.caller.sid)
    const code = call.body.code.replace(/\s/g, '')
    const secret = twoStepKeys.open(twoStepSetup.secret, user._id)
    const step = stepOf(secret, code, now)
    if (step === null) throw wrongCode()
    await throttle.resetProofs(call.caller.sid)
    const { recoveryCodes, recoveryHashes } = newRecoveryCodes(context, secret)
    const event = twoStepChanged(user, { change: 'on', recoveryCodesLeft: recoveryCodeCount, clock })
    const twoStep = { secret: twoStepSetup.secret, since: now, lastStep: step, recoveryHashes }
    if (!(await users.twoStep.turnOn(user, twoStep, event))) throw setupExpired()
    await securityEvents.record(user._id, 'two-step-on', originOf(call))
    return { recoveryCodes }
  }

export const turnOffTwoStep =
  (context: AuthContext): Handler<'turnOffTwoStep'> =>
  async (call) => {
    const { users, securityEvents, clock } = context
    const user = await provenUser(context, call)
    const event = twoStepChanged(user, { change: 'off', recoveryCodesLeft: 0, clock })
    if (await users.twoStep.turnOff(user._id, event))
      await securityEvents.record(user._id, 'two-step-off', originOf(call))
  }

export const renewRecoveryCodes =
  (context: AuthContext): Handler<'renewRecoveryCodes'> =>
  async (call) => {
    const { users, twoStepKeys, securityEvents, clock } = context
    const user = await provenUser(context, call)
    const secret = twoStepKeys.open(user.twoStep.secret, user._id)
    const { recoveryCodes, recoveryHashes } = newRecoveryCodes(context, secret)
    const event = twoStepChanged(user, {
      change: 'recovery-codes-renewed',
      recoveryCodesLeft: recoveryCodeCount,
      clock,
    })
    if (!(await users.twoStep.renewRecoveryCodes(user, recoveryHashes, event))) throw setupExpired()
    await securityEvents.record(user._id, 'recovery-codes-renewed', originOf(call))
    return { recoveryCodes }
  }

/** A user with two-step verification on, proved by password and code. */
const provenUser = async (
  context: AuthContext,
  call: Parameters<Handler<'turnOffTwoStep'>>[0],
): Promise<CodeHolder> => {
  const user = await userOf(context, call.caller.sub)
  if (!asksForCode(user)) throw alreadyOff()
  await createProof(context, { ...call.body, field: 'password', call })(user)
  return user
}

const userOf = async ({ users }: AuthContext, userId: string): Promise<UserDoc> => {
  const user = await users.findById(userId)
  if (!user) throw unauthenticated()
  return user
}

/** A second factor on an unproved address would lock out its owner. */
const requireConfirmedEmail = ({ asksToConfirm }: AuthContext, user: UserDoc): void => {
  if (!asksToConfirm || hasConfirmedEmail(user)) return
  throw new AppError('conflict', {
    code: problemCodes.emailUnconfirmed,
    detail: 'Confirm your email address first: open the link that we sent you, or ask for another one.',
  })
}

const newRecoveryCodes = ({ twoStepKeys }: AuthContext, secret: string) => {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newCode)
  return { recoveryCodes, recoveryHashes: recoveryCodes.map((code) => twoStepKeys.hashCode(code, secret)) }
}

const alreadyOn = () =>
  new AppError('conflict', { code: problemCodes.twoStepOn, detail: 'Two-step verification is already on.' })

const alreadyOff = () =>
  new AppError('conflict', { code: problemCodes.twoStepOff, detail: 'Two-step verification is off.' })

const setupExpired = () =>
  new AppError('conflict', {
    code: problemCodes.twoStepExpired,
    detail: 'This took too long, or you started again in another window. Please start again.',
  })
