import type { updateProfile as updateProfileRoute } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { changeUser, userChanged } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { toCurrentUser } from './user-document.ts'

type Deps = Pick<AuthContext, 'users' | 'clock'>

/** Changes the name. The same name again changes nothing and says nothing. */
export const updateProfile =
  ({ users, clock }: Deps): Handler<typeof updateProfileRoute> =>
  async ({ caller, body: { name } }) => {
    const { user } = await changeUser({ users }, caller.sub, (stored) =>
      stored.name === name ? null : { fields: { name }, eventsOf: (changed) => [userChanged(changed, clock)] },
    )
    return toCurrentUser(user)
  }
