import type { UserData } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import type { EnquiryDoc } from './enquiries.ts'
import { toNotice } from './read-notices.ts'
import type { MailDoc } from './outgoing-mail-document.ts'

/** Messages to a user, and enquiries that they wrote. */
export const userData: UserData<NotificationsContext> = {
  gather: async ({ recipients, enquiries, mails, notices, preferences, reminders }, userId) => ({
    addressee: await recipients.find(userId),
    preferences: await preferences.of(userId),
    notices: (await notices.listOf(userId)).map(toNotice),
    purchases: (await reminders.listOf(userId)).map(({ propertyId, purchase, decided }) => ({
      propertyId,
      ...purchase,
      decided,
    })),
    messages: (await mails.listOf(userId)).map(sentOf),
    enquiries: (await enquiries.listOf(userId)).map(writtenOf),
  }),
  forget: async (context, userId) => {
    const { recipients, digests, enquiries, mails, notices, preferences, reminders, savedScores, subscriptions } =
      context
    const recipient = await recipients.find(userId)
    // What carries an address that was only claimed may be its owner's.
    const email = recipient && recipient.isConfirmed !== false ? recipient.email : userId
    const counts = {
      notices: await notices.forget(userId),
      digests: await digests.forget(userId),
      outgoing_mail: await mails.forget(userId, email),
      enquiries: await enquiries.forget(userId, email),
      notification_preferences: await preferences.forget(userId),
      reminders: await reminders.forget(userId),
      saved_scores: await savedScores.forget(userId),
      subscriptions: await subscriptions.forget(userId),
      addressees: await recipients.forget(userId),
    }
    return { counts }
  },
}

const linkMails = ['reset-password', 'confirm-email', 'household-invite']

/** Otherwise anyone with a session could read a link that is still valid. */
const sentOf = ({ kind, to, subject, text, state, createdAt }: MailDoc) => ({
  kind,
  to,
  subject,
  text: linkMails.includes(kind) ? 'A link that counted once' : text,
  state,
  createdAt,
})

const writtenOf = ({ name, email, subject, message, sentAt }: EnquiryDoc) => ({ name, email, subject, message, sentAt })
