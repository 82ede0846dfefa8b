import { problemCodes } from '@verandah/contracts'
import { AppError, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { passwordMarkOf } from './login-challenges.ts'
import { openSession } from './open-session.ts'
import { asksForCode, isLongCode, spendCode, wrongCodeText } from './prove-code.ts'
import { knownDeviceOf, originOf } from './request-origin.ts'

/** Completes a log-in whose password was right, given the two-step code. */
export const finishLogin =
  (context: AuthContext): Handler<'finishLogin'> =>
  async (call) => {
    const { users, challenges, throttle, devices } = context
    const { body, caller, remoteAddress } = call
    const challenge = await challenges.find(body.challenge)
    const user = challenge && (await users.findById(challenge.userId))
    if (!user || !asksForCode(user) || challenge.passwordMark !== passwordMarkOf(user)) throw loginExpired()
    const knownDevice = knownDeviceOf(call, { devices, account: user.usernameFolded })
    // Only holders of the password count against this limit: other passwords have their own.
    const attempt = { account: `${user._id} ${challenge.passwordMark}`, address: remoteAddress, knownDevice }
    await throttle.limitCodes(attempt, isLongCode(body.code))
    const origin = originOf(call)
    const proven = await spendCode(context, user, body.code, origin)
    if (proven === null) throw new AppError('unauthenticated', { code: problemCodes.wrongCode, detail: wrongCodeText })
    if (!(await challenges.use(body.challenge))) throw loginExpired()
    await throttle.resetCodes(attempt)
    return openSession(context, { user: proven, origin, caller, kind: 'logged-in' })
  }

const loginExpired = () =>
  new AppError('unauthenticated', {
    code: problemCodes.loginExpired,
    detail: 'This log-in has timed out. Enter your username and password again.',
  })
