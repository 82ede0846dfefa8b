import type { dataDeletedEvents, EventOf } from '@verandah/contracts'
import { completeDeletion } from './complete-deletion.ts'
import type { AuthContext } from './context.ts'

type Answered = EventOf<(typeof dataDeletedEvents)[number]>

/** Writes into the receipt what a service has deleted. */
export const recordDeletion =
  (context: Pick<AuthContext, 'deletions' | 'eraseMessages' | 'clock'>) =>
  async ({ data, occurredAt }: Answered): Promise<void> => {
    const { userId, deletionId, service, counts, kept = [] } = data
    await context.deletions.recordAnswer(userId, deletionId, { service, at: new Date(occurredAt), counts, kept })
    await completeDeletion(context, userId)
  }
