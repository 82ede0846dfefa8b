import { problemCodes, type login as loginRoute } from '@verandah/contracts'
import { AppError, deviceHeader, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { openSession } from './open-session.ts'
import { originOf } from './request-origin.ts'
import { normaliseName } from './user-document.ts'

/** Opens a session. An unknown user and a wrong password differ neither in the answer nor in the work done. */
export const login =
  (context: AuthContext): Handler<typeof loginRoute> =>
  async (call) => {
    const { users, passwords, throttle, devices, securityEvents } = context
    const { body, caller, headers, remoteAddress } = call
    const origin = originOf(call)
    const account = normaliseName(body.username)
    const device = String(headers[deviceHeader] ?? '')
    const knownDevice = devices.isKnown(device, account) ? device : null
    const attempt = { account, address: remoteAddress, knownDevice }
    await throttle.limitLogins(attempt)
    const user = await users.findByUsername(body.username)
    const isRight = await passwords.isRight(body.password, user?.passwordHash)
    if (!user || !isRight) {
      await securityEvents.recordRefusal(user?._id ?? nobody, 'log-in-failed', origin)
      throw wrongCredentials()
    }
    await throttle.resetLogins(attempt)
    return openSession(context, { user, origin, caller, kind: 'logged-in' })
  }

/** Stands for every account that does not exist: what was typed may be a password in the wrong field. */
const nobody = 'nobody'

const wrongCredentials = () =>
  new AppError('unauthenticated', {
    code: problemCodes.wrongCredentials,
    detail: 'The username or password is wrong.',
  })
