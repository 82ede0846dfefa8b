import { EmailChanged, type changeEmail as changeEmailRoute } from '@verandah/contracts'
import { isDuplicateKey, newEvent, type Clock, type Handler } from '@verandah/kit'
import { changeUser, userChanged } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { fold } from './fold.ts'
import { alreadyTaken } from './already-taken.ts'
import { originOf } from './request-origin.ts'
import { toCurrentUser, type UserDoc } from './user-document.ts'
import type { UserChange } from './users.ts'

type Deps = Pick<AuthContext, 'users' | 'reauthenticate' | 'securityEvents' | 'clock'>

/** Changes the e-mail address. The password comes first, so that only its owner learns whether an address is taken. */
export const changeEmail =
  ({ users, reauthenticate, securityEvents, clock }: Deps): Handler<typeof changeEmailRoute> =>
  async (call) => {
    const { caller, body } = call
    const { email, password } = body
    const origin = originOf(call)
    const changing = changeUser({ users }, caller.sub, async (user) => {
      await reauthenticate(user, { typed: password, field: 'password', caller, origin })
      return user.email === email ? null : toEmail(user, email, clock)
    })
    const { user, hasChanged } = await changing.catch((error: unknown) => {
      throw isDuplicateKey(error) ? alreadyTaken('email') : error
    })
    if (hasChanged) await securityEvents.record(caller.sub, 'email-changed', origin)
    return toCurrentUser(user)
  }

const toEmail = ({ _id: userId, email: before }: UserDoc, email: string, clock: Clock): UserChange => ({
  fields: { email, emailFolded: fold(email) },
  eventsOf: (changed) => [
    userChanged(changed, clock),
    newEvent(EmailChanged, { userId, before, after: email }, { clock }),
  ],
})
