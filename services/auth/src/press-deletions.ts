import { UserDeletionRequested } from '@verandah/contracts'
import { newEvent, type Job } from '@verandah/kit'
import { completeDeletion } from './complete-deletion.ts'
import type { AuthContext } from './context.ts'
import { isAnsweredByAll } from './deletion.ts'

/** Longer than a service that is well takes to answer. */
const patienceMs = 10 * 60_000

/** Asks again where an answer is missing, for as long as it takes, and ends what a crash cut short. */
export const pressDeletions = (context: AuthContext): Job => ({
  name: 'press-deletions',
  intervalMs: 60_000,
  run: async () => {
    const { deletions, clock, log } = context
    const now = clock.now()
    for (const tombstone of await deletions.listAskedBefore(new Date(now.getTime() - patienceMs))) {
      const { _id: userId, deletion } = tombstone
      if (isAnsweredByAll(deletion)) {
        await completeDeletion(context, userId)
        continue
      }
      log.warn({ userId, deletionId: deletion.id }, 'a deletion lacks answers; every service is asked again')
      const data = { userId, deletionId: deletion.id }
      await deletions.askAgain(tombstone, newEvent(UserDeletionRequested, data, { clock }), now)
    }
  },
})
