import type { getCurrentUser as getCurrentUserRoute } from '@verandah/contracts'
import { unauthenticated, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { toCurrentUser } from './user-document.ts'

/** The user as stored now, which may be newer than what the access token says. */
export const getCurrentUser =
  ({ users }: Pick<AuthContext, 'users'>): Handler<typeof getCurrentUserRoute> =>
  async ({ caller }) => {
    const user = await users.findById(caller.sub)
    if (!user) throw unauthenticated()
    return toCurrentUser(user)
  }
