import { UserDeletionRequested, type dataDeletedEvents, type EventOf } from '@verandah/contracts'
import { broadcastMemoryMs, eachAlone, newEvent, type Delivery, type Job } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { leave } from './households/manage-household.ts'
import { isAnsweredByAll } from './domain/deletion.ts'

/** Erases auth's own records of a user, with a line in the receipt. The user document is already a tombstone. */
export const deleteOwnData =
  (context: AuthContext) =>
  async (
    { data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>,
    { working }: Delivery,
  ): Promise<void> => {
    const { deletions, revocations, sessions, securityEvents, exports, inviteCodes, links, challenges, clock } = context
    await revocations.revokeSessionsOf({ userId })
    const counts = {
      users: 1,
      sessions: await sessions.forget(userId),
      security_events: await securityEvents.forget(userId),
      exports: await exports.forget(userId),
      account_links: await links.forget(userId),
      login_challenges: await challenges.forget(userId),
      invite_codes: await inviteCodes.forget(userId),
      households: Number(await leave(context, userId)),
    }
    await deletions.recordAnswer(userId, deletionId, { service: 'auth', at: clock.now(), counts, kept: [] })
    await completeDeletion(context, userId, working)
  }

/** Records in the receipt what a service has deleted. */
export const recordDeletion =
  (context: AuthContext) =>
  async ({ data, occurredAt }: EventOf<(typeof dataDeletedEvents)[number]>, { working }: Delivery): Promise<void> => {
    const { userId, deletionId, service, counts, kept = [] } = data
    await context.deletions.recordAnswer(userId, deletionId, { service, at: new Date(occurredAt), counts, kept })
    await completeDeletion(context, userId, working)
  }

/** Longer than erasing one user from the bus takes. */
const leaseMs = 10 * 60_000

/** Longer than a healthy service takes to answer, and than any access token lives. */
const answersWithinMs = broadcastMemoryMs

/**
 * Repeats deletion requests until every service has answered, and completes what a crash interrupted, in one process.
 * Asks once more after the end, because a request or event in flight during the erasure may have written since.
 */
export function retryDeletions(context: AuthContext): Job {
  return {
    name: 'retry-deletions',
    intervalMs: 60_000,
    run: async () => {
      const { deletions, eraseMessages, leases, clock, log } = context
      const now = clock.now()
      await eachAlone(await deletions.listAskedBefore(now, answersWithinMs), async (tombstone) => {
        if (!(await leases.hold('retry-deletions', leaseMs))) return
        const { _id: userId, deletion } = tombstone
        const isOver = isAnsweredByAll(deletion)
        if (isOver) {
          await completeDeletion(context, userId)
          await eraseMessages(userId)
        } else log.warn({ userId, deletionId: deletion.id }, 'a deletion lacks answers; every service is asked again')
        const event = newEvent(UserDeletionRequested, { userId, deletionId: deletion.id }, { clock })
        await deletions.askAgain(tombstone, event, isOver ? null : now)
      })
    },
  }
}

/**
 * Once every service has answered: erases the user from the bus and releases the username and email address. One
 * process does it; after a failure another retries.
 */
const completeDeletion = async (context: AuthContext, userId: string, working?: () => void): Promise<void> => {
  const { deletions, eraseMessages, leases, clock } = context
  const deletion = await deletions.of(userId)
  if (!deletion || deletion.completedAt || !isAnsweredByAll(deletion)) return
  const lease = `erase ${userId}`
  if (!(await leases.hold(lease, leaseMs))) return
  try {
    await eraseMessages(userId, working)
    await deletions.complete(userId, clock.now())
  } finally {
    await leases.release(lease)
  }
}
