import { answerRetention, erasedUsersHeld, periodText, whileAccountLasts } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'

/** Personal data held, and for how long. */
export const retention = answerRetention<NotificationsContext>(({ settings }) => [
  {
    what: 'Notifications about your saved searches, planned days, purchases and household',
    kept: periodText(settings.NOTICES_KEPT_MS),
    collections: ['notices'],
  },
  {
    what: 'The scores of homes that you saved',
    kept: whileAccountLasts,
    collections: ['saved_scores'],
  },
  {
    what: 'What reminders need of a purchase: its dates, your ticks and the home',
    kept: 'Until you delete the purchase or let the home go; that there was one, for as long as you have an account',
    collections: ['reminders'],
  },
  {
    what: 'Emails that we sent you',
    kept: `${periodText(settings.MAIL_KEPT_MS)} after they were sent. We keep one that could not be delivered for as long as you have an account.`,
    collections: ['outgoing_mail'],
  },
  {
    what: 'Messages that you wrote to us',
    kept: 'Until you delete an account with the same email address, or ask us to delete them',
    collections: ['enquiries'],
  },
  {
    what: 'Your email address, what you want to hear about, and when we last wrote',
    kept: whileAccountLasts,
    collections: ['addressees', 'notification_preferences', 'subscriptions', 'digests'],
  },
  erasedUsersHeld,
])
