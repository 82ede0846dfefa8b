import type { UserData } from '@verandah/kit'
import type { NotificationContext } from './context.ts'
import type { EnquiryDoc } from './enquiries.ts'
import { toNotice } from './list-notices.ts'
import type { MailDoc } from './outgoing-mail-document.ts'

/** What a user was told and what they wrote. */
export const userData: UserData<NotificationContext> = {
  gather: async ({ addressees, enquiries, mails, notices, preferences }, userId) => ({
    addressee: await addressees.find(userId),
    preferences: await preferences.of(userId),
    notices: (await notices.listOf(userId)).map(toNotice),
    messages: (await mails.listOf(userId)).map(sentOf),
    enquiries: (await enquiries.listOf(userId)).map(writtenOf),
  }),
  /** What is heard of them from now on makes nothing anew. */
  forget: async (context, userId) => {
    const { addressees, digests, enquiries, goneUsers, mails, notices, preferences, subscriptions } = context
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
    return { counts }
  },
}

const sentOf = ({ kind, to, subject, text, state, createdAt }: MailDoc) => ({
  kind,
  to,
  subject,
  text,
  state,
  createdAt,
})

const writtenOf = ({ name, email, subject, message, sentAt }: EnquiryDoc) => ({ name, email, subject, message, sentAt })
