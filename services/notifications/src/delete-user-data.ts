import { NotificationsDataDeleted, type EventOf, type UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { NotificationContext } from './context.ts'

/** Forgets a user and says so. What is heard of them from now on makes nothing anew. */
export const deleteUserData =
  (context: NotificationContext) =>
  async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
    const { addressees, answers, clock, digests, enquiries, goneUsers, mails, notices, preferences, subscriptions } =
      context
    await goneUsers.add(userId)
    const email = (await addressees.find(userId))?.email ?? userId
    const counts = {
      notices: await notices.purgeOf(userId),
      digests: await digests.purgeOf(userId),
      outgoing_mail: await mails.purgeOf(userId, email),
      enquiries: await enquiries.purgeOf(userId, email),
      notification_preferences: await preferences.purgeOf(userId),
      subscriptions: await subscriptions.purgeOf(userId),
      addressees: await addressees.purgeOf(userId),
    }
    const receipt = { userId, deletionId, service: 'notifications' as const, counts }
    await answers.give(newEvent(NotificationsDataDeleted, receipt, { clock, id: `${deletionId}:notifications` }))
  }
