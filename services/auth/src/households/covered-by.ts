import { isActive } from '@verandah/contracts'
import type { AuthContext } from '../context.ts'
import { toCurrentUser, type UserDoc } from '../user-document.ts'

/** The name of the member whose plan covers a user without an active plan; null if there is none. */
export async function coveredBy(
  { users, households, clock }: Pick<AuthContext, 'users' | 'households' | 'clock'>,
  user: UserDoc,
): Promise<string | null> {
  const hasPlan = (one: UserDoc) => isActive({ ...toCurrentUser(one), isAdmin: false }, clock.now())
  if (user.isAdmin || hasPlan(user)) return null
  const household = await households.ofMember(user._id)
  for (const { userId, name } of household?.members ?? []) {
    const other = userId === user._id ? null : await users.findById(userId)
    if (other && hasPlan(other)) return name
  }
  return null
}
