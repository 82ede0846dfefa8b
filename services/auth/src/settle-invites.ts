import type { Clock, Job } from '@verandah/kit'
import type { InviteCodes } from './invite-codes.ts'
import type { Users } from './users.ts'

/** Longer than any registration takes. */
const abandonedAfterMs = 60_000

interface Deps {
  inviteCodes: InviteCodes
  users: Users
  clock: Clock
}

/** A crash between taking a code and writing the account leaves the use pending; here it is settled or given back. */
export const settleInvites = ({ inviteCodes, users, clock }: Deps): Job => ({
  name: 'settle-invites',
  intervalMs: abandonedAfterMs,
  run: async () => {
    const before = new Date(clock.now().getTime() - abandonedAfterMs)
    for (const invite of await inviteCodes.listPendingBefore(before)) {
      for (const { userId } of invite.pending.filter(({ since }) => since < before)) {
        if (await users.exists(userId)) await inviteCodes.settle(invite._id, userId)
        else await inviteCodes.giveBack(invite._id, userId)
      }
    }
  },
})
