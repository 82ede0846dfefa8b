import type { Keys, Kit } from '@verandah/kit'
import { createSavedScores } from '@verandah/user-records'
import { createRecipients } from './recipients.ts'
import type { NotificationSettings } from './config.ts'
import { createDigests } from './digests.ts'
import { createEnquiries } from './enquiries.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createNotices } from './notices.ts'
import { createNotificationPreferences } from './notification-preferences.ts'
import { createOutgoingMail } from './outgoing-mail.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createReminders } from './reminders.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

export function createContext(kit: Kit<NotificationSettings>) {
  return {
    ...kit,
    recipients: createRecipients(kit),
    digests: createDigests(kit),
    enquiries: createEnquiries(kit),
    mailer: createMailer(kit.settings),
    mails: createOutgoingMail(kit),
    notices: createNotices(kit),
    savedScores: createSavedScores(kit),
    preferences: createNotificationPreferences(kit),
    reminders: createReminders(kit),
    subscriptions: createSubscriptions(kit),
    unsubscribeTokens: createUnsubscribeTokens(unsubscribeKeysOf(kit.settings)),
  }
}

export type NotificationsContext = ReturnType<typeof createContext>

const unsubscribeKeysOf = ({ UNSUBSCRIBE_LINK_KEYS: keys, UNSUBSCRIBE_SECRET: before }: NotificationSettings): Keys =>
  before === undefined ? keys : [...keys, before]
