import { problemCodes } from '@verandah/contracts'
import { AppError, type Caller } from '@verandah/kit'
import type { Passwords } from './passwords.ts'
import type { Origin } from './request-origin.ts'
import type { SecurityEvents } from './security-events.ts'
import type { Throttle } from './throttle.ts'
import type { UserDoc } from './user-document.ts'

interface Deps {
  passwords: Passwords
  throttle: Throttle
  securityEvents: SecurityEvents
}

interface Proof {
  typed: string
  /** Where in the body the password was typed. */
  field: 'currentPassword' | 'password'
  caller: Pick<Caller, 'sid'>
  origin: Origin
}

type Reauthenticate = (user: UserDoc, proof: Proof) => Promise<void>

/** Demands the password from somebody who is signed in: whoever holds a stolen session must not take the account. */
export const createReauthenticate =
  ({ passwords, throttle, securityEvents }: Deps): Reauthenticate =>
  async (user, { typed, field, caller, origin }) => {
    await throttle.demandProof(caller.sid)
    if (!(await passwords.isRight(typed, user.passwordHash))) {
      await securityEvents.recordRefusal(user._id, 'password-refused', origin)
      throw wrongPassword(field)
    }
    await throttle.forgiveProof(caller.sid)
  }

const wrongPassword = (field: string) => {
  const message = 'This is not your password.'
  return new AppError('invalid', {
    code: problemCodes.wrongPassword,
    detail: message,
    fields: [{ field, message }],
  })
}
