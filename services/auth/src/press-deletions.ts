import { UserDeletionRequested } from '@verandah/contracts'
import { broadcastMemoryMs, newEvent, type Job } from '@verandah/kit'
import { completeDeletion } from './complete-deletion.ts'
import type { AuthContext } from './context.ts'
import { isAnsweredByAll } from './deletion.ts'

/** Longer than a service that is well takes to answer, and than any access token lives. */
const patienceMs = broadcastMemoryMs

/**
 * Asks again where an answer is missing, for as long as it takes, and ends what a crash cut short. Once more after the end:
 * what was under way when the services forgot, a request or an event, may have written since.
 */
export const pressDeletions = (context: AuthContext): Job => ({
  name: 'press-deletions',
  intervalMs: 60_000,
  run: async () => {
    const { deletions, eraseMessages, clock, log } = context
    const now = clock.now()
    for (const tombstone of await deletions.listAskedBefore(new Date(now.getTime() - patienceMs))) {
      const { _id: userId, deletion } = tombstone
      const isOver = isAnsweredByAll(deletion)
      if (isOver) {
        await completeDeletion(context, userId)
        await eraseMessages(userId)
      } else log.warn({ userId, deletionId: deletion.id }, 'a deletion lacks answers; every service is asked again')
      const event = newEvent(UserDeletionRequested, { userId, deletionId: deletion.id }, { clock })
      await deletions.askAgain(tombstone, event, isOver ? null : now)
    }
  },
})
