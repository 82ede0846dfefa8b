import { answerRetention, erasedUsersHeld, periodText, whileAccountLasts } from '@verandah/kit'
import type { BillingContext } from './context.ts'
import { yearsKept } from './invoices.ts'
import { eventsRememberedMs } from './webhook-events.ts'

/** Personal data held, and for how long. */
export const retention = answerRetention<BillingContext>(() => [
  {
    what: 'Your plan, and your customer number at Stripe',
    kept: whileAccountLasts,
    collections: ['subscriptions', 'billing_customers'],
  },
  {
    what: 'Tax invoices: numbers, dates and amounts',
    kept: `${whileAccountLasts}; if you leave, without your name until ${yearsKept} years after their date, because the law requires it`,
    collections: ['invoices'],
  },
  {
    what: 'Which messages from Stripe we have dealt with, without names',
    kept: periodText(eventsRememberedMs),
    collections: ['webhook_events'],
  },
  erasedUsersHeld,
])
