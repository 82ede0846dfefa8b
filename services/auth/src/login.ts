import { problemCodes } from '@verandah/contracts'
import { AppError, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { openSession } from './open-session.ts'
import { asksForCode } from './prove-code.ts'
import { knownDeviceOf, originOf } from './request-origin.ts'
import { normaliseName } from './user-document.ts'

/**
 * Opens a session, or asks for the two-step code. An unknown user and a wrong password differ in neither response nor
 * work.
 */
export const login =
  (context: AuthContext): Handler<'login'> =>
  async (call) => {
    const { users, passwords, throttle, devices, challenges, securityEvents } = context
    const { body, caller, remoteAddress } = call
    const user = await users.findByLogin(body.username)
    // One limit of guesses per account, under any of its names.
    const account = user?.usernameFolded ?? normaliseName(body.username)
    const attempt = { account, address: remoteAddress, knownDevice: knownDeviceOf(call, { devices, account }) }
    await throttle.limitLogins(attempt)
    const origin = originOf(call)
    const isRight = await passwords.isRight(body.password, user?.passwordHash)
    if (!user || !isRight) {
      await securityEvents.recordRefusal(user?._id ?? nobody, 'log-in-failed', origin)
      throw wrongCredentials()
    }
    await throttle.resetLogins(attempt)
    if (asksForCode(user)) throw codeNeeded(await challenges.issue(user))
    return openSession(context, { user, origin, caller, kind: 'logged-in' })
  }

/** Replaces an unknown name, which may be a password typed in the wrong field. */
const nobody = 'nobody'

const wrongCredentials = () =>
  new AppError('unauthenticated', {
    code: problemCodes.wrongCredentials,
    detail: 'The username or password is wrong.',
  })

const codeNeeded = (challenge: string) =>
  new AppError('unauthenticated', {
    code: problemCodes.codeNeeded,
    detail: 'Enter the code from your authenticator app.',
    members: { challenge },
  })
