import { problemCodes } from '@verandah/contracts'
import { AppError, type Call } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { originOf } from './request-origin.ts'
import type { UserDoc } from './user-document.ts'

interface Proof {
  typed: string
  /** Where in the body the password was typed. */
  field: 'currentPassword' | 'password'
  /** The request, for which somebody is signed in. */
  call: Pick<Call, 'headers' | 'remoteAddress'> & { caller: { sid: string } }
}

/** Requires the password from somebody who is signed in: whoever holds a stolen session must not take the account. */
export const reauthenticate = async (
  { passwords, throttle, securityEvents }: AuthContext,
  user: UserDoc,
  { typed, field, call }: Proof,
): Promise<void> => {
  await throttle.limitProofs(call.caller.sid)
  if (!(await passwords.isRight(typed, user.passwordHash))) {
    await securityEvents.recordRefusal(user._id, 'password-refused', originOf(call))
    throw wrongPassword(field)
  }
  await throttle.resetProofs(call.caller.sid)
}

const wrongPassword = (field: string) => {
  const message = 'That isn’t your password.'
  return new AppError('invalid', { code: problemCodes.wrongPassword, detail: message, fields: [{ field, message }] })
}
