import type { EventOf, PropertyUnsaved } from '@verandah/contracts'
import type { NotificationsContext } from './context.ts'

/** A home that is not saved any more follows no search, also when its score comes late. */
export const forgetUnsaved =
  ({ savedScores }: NotificationsContext) =>
  async ({ data: { userId, propertyId }, occurredAt }: EventOf<typeof PropertyUnsaved>): Promise<void> => {
    const nothing = { searchId: null, searchedAt: null, score: null }
    await savedScores.record({ userId, propertyId, revision: Date.parse(occurredAt), ...nothing })
  }
