import { problemCodes } from '@verandah/contracts'
import { AppError, type Call } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { requireCode } from './prove-code.ts'
import { originOf } from './request-origin.ts'
import type { UserDoc } from './user-document.ts'

interface Proof {
  password: string
  /** The body field of the password. */
  field: 'currentPassword' | 'password'
  /** The two-step code, if on. */
  code?: string | undefined
  /** The signed-in request. */
  call: Pick<Call, 'headers' | 'remoteAddress'> & { caller: { sid: string } }
}

/**
 * Requires the password, and the two-step code if on, so that a stolen session cannot take over the account. The user
 * may be read again; the code is used up.
 */
export const createProof = (context: AuthContext, { password, field, code, call }: Proof) => {
  const { passwords, throttle, securityEvents } = context
  let spentFor: UserDoc['twoStep']
  return async (user: UserDoc): Promise<void> => {
    const origin = originOf(call)
    await throttle.limitProofs(call.caller.sid)
    if (!(await passwords.isRight(password, user.passwordHash))) {
      await securityEvents.recordRefusal(user._id, 'password-refused', origin)
      throw wrongPassword(field)
    }
    if (!spentFor) await requireCode(context, user, { code, origin })
    spentFor = user.twoStep
    await throttle.resetProofs(call.caller.sid)
  }
}

export function wrongPassword(field: string) {
  const message = 'That isn’t your password.'
  return new AppError('invalid', { code: problemCodes.wrongPassword, detail: message, fields: [{ field, message }] })
}
