import { ShortlistDataDeleted, type EventOf, type UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { Context } from './context.ts'

/** Forgets a user and says so. The others forget by themselves what they heard from here. */
export const deleteUserData =
  ({ answers, clock, saved, entitlements }: Context) =>
  async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
    const counts = { saved_properties: await saved.forget(userId), standings: await entitlements.forget(userId) }
    const receipt = { userId, deletionId, service: 'shortlist' as const, counts }
    await answers.give(newEvent(ShortlistDataDeleted, receipt, { clock, id: `${deletionId}:shortlist` }))
  }
