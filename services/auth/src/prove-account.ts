import { problemCodes, type EmailConfirmation } from '@verandah/contracts'
import { AppError, type Call } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { requireStrong } from './passwords.ts'
import { wrongPassword } from './reauthenticate.ts'
import { originOf } from './request-origin.ts'
import { hasConfirmedEmail, type UserDoc } from './user-document.ts'

type Confirming = Pick<Call, 'headers' | 'remoteAddress'> & {
  caller: { sub: string } | null
  body: EmailConfirmation
}

/**
 * Requires a session or the password of the account, since the owner of the address may not have opened it. Resolves to
 * the hash of a new password when the owner takes over an account without a proved address, else to null.
 */
export async function proveAccount(context: AuthContext, user: UserDoc, call: Confirming): Promise<string | null> {
  const { passwords, securityEvents, throttle } = context
  const { password, newPassword } = call.body
  if (call.caller?.sub === user._id) return null
  if (newPassword !== undefined && !hasConfirmedEmail(user)) {
    requireStrong('newPassword', newPassword, user)
    return passwords.hash(newPassword)
  }
  if (password === undefined) throw passwordNeeded()
  const attempt = { account: `${user._id} link`, address: call.remoteAddress, knownDevice: null }
  await throttle.limitLogins(attempt)
  if (!(await passwords.isRight(password, user.passwordHash))) {
    await securityEvents.recordRefusal(user._id, 'password-refused', originOf(call))
    throw wrongPassword('password')
  }
  await throttle.resetLogins(attempt)
  return null
}

export function passwordNeeded() {
  return new AppError('conflict', {
    code: problemCodes.passwordNeeded,
    detail: 'Enter the password of this account to confirm the address.',
  })
}
