import type { EventOf, PropertyUnsaved } from '@verandah/contracts'
import type { NotificationsContext } from './context.ts'

/** Clears the search that a removed home follows, even if a score arrives later. */
export const forgetUnsaved =
  ({ savedScores }: NotificationsContext) =>
  async ({ data: { userId, propertyId }, occurredAt }: EventOf<typeof PropertyUnsaved>): Promise<void> => {
    const nothing = { searchId: null, searchedAt: null, score: null }
    await savedScores.record({ userId, propertyId, revision: Date.parse(occurredAt), ...nothing })
  }
