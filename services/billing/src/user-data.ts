import type { KeptRecords } from '@verandah/contracts'
import { erasedUsersHeld, periodText, answerRetention, whileAccountLasts, type UserData } from '@verandah/kit'
import type { BillingContext } from './context.ts'
import { yearsKept } from './invoices.ts'
import { unlessMissing } from './stripe-access.ts'
import { eventsRememberedMs } from './webhook-events.ts'

/** All records about a buyer. Cards are held by Stripe only. */
export const userData: UserData<BillingContext> = {
  gather: async ({ customers, subscriptions, invoices }, userId) => ({
    customer: await customers.of(userId),
    subscription: await subscriptions.of(userId),
    invoices: await invoices.listOf(userId),
  }),
  /**
   * Deletes the Stripe customer, which ends subscriptions, and erases contact details. Invoices are kept as long as the
   * law requires: amounts, dates and an opaque id.
   */
  forget: async ({ customers, subscriptions, invoices, stripe }, userId) => {
    const id = (await customers.of(userId))?.stripeCustomerId
    if (id !== undefined) await unlessMissing(stripe((client) => client.customers.del(id)))
    const counts = {
      billing_customers: await customers.forget(userId),
      subscriptions: await subscriptions.forget(userId),
      invoices: await invoices.forgetVoid(userId),
    }
    return { counts, kept: keptOf(await invoices.retire(userId)) }
  },
}

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

const keptOf = (count: number): KeptRecords[] => {
  const what = count === 1 ? '1 tax invoice' : `${count} tax invoices`
  const reason =
    'The law requires us to keep them: five years for tax (Income Tax Assessment Act 1936, section 262A), seven for the records of a company ' +
    `(Corporations Act 2001, section 286). They hold amounts, dates and numbers, no name or address, and go ${yearsKept} years after their date.`
  return count === 0 ? [] : [{ what, reason }]
}
