import { problemCodes } from '@verandah/contracts'
import { AppError, type Call } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { requireCode } from './prove-code.ts'
import { originOf } from './request-origin.ts'
import type { UserDoc } from './user-document.ts'

interface Proof {
  password: string
  /** Where in the body the password was typed. */
  field: 'currentPassword' | 'password'
  /** Of somebody whose account asks for one. */
  code?: string | undefined
  /** The request, for which somebody is signed in. */
  call: Pick<Call, 'headers' | 'remoteAddress'> & { caller: { sid: string } }
}

/**
 * Requires the password, and the code where the account asks for one, from somebody who is signed in: whoever holds a stolen session must
 * not take the account. The user may be read again meanwhile; the code counts once.
 */
export const createProof = (context: AuthContext, { password, field, code, call }: Proof) => {
  const { passwords, throttle, securityEvents } = context
  let isCodeSpent = false
  return async (user: UserDoc): Promise<void> => {
    const origin = originOf(call)
    await throttle.limitProofs(call.caller.sid)
    if (!(await passwords.isRight(password, user.passwordHash))) {
      await securityEvents.recordRefusal(user._id, 'password-refused', origin)
      throw wrongPassword(field)
    }
    if (!isCodeSpent) await requireCode(context, user, { code, origin })
    isCodeSpent = true
    await throttle.resetProofs(call.caller.sid)
  }
}

const wrongPassword = (field: string) => {
  const message = 'That isn’t your password.'
  return new AppError('invalid', { code: problemCodes.wrongPassword, detail: message, fields: [{ field, message }] })
}
