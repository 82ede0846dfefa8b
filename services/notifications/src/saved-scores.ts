import type { EventOf, PropertyUnsaved, SavedHomeScored } from '@verandah/contracts'
import { recordScore } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'

/** Keeps what a saved home scores, so that mails show the number of its search. */
export const followSavedScore =
  (context: NotificationsContext) =>
  async (scored: EventOf<typeof SavedHomeScored>): Promise<void> => {
    if (!(await context.erasedUsers.has(scored.data.userId))) await recordScore(context)(scored)
  }

/** A home that is not saved any more follows no search, also when its score comes late. */
export const forgetUnsaved =
  ({ erasedUsers, savedScores }: NotificationsContext) =>
  async ({ data: { userId, propertyId }, occurredAt }: EventOf<typeof PropertyUnsaved>): Promise<void> => {
    if (await erasedUsers.has(userId)) return
    const nothing = { searchId: null, searchedAt: null, score: null }
    await savedScores.record({ userId, propertyId, revision: Date.parse(occurredAt), ...nothing })
  }
