import type { KeptRecords } from '@verandah/contracts'
import type { UserData } from '@verandah/kit'
import type { BillingContext } from './context.ts'
import { yearsKept } from './invoices.ts'
import { unlessMissing } from './stripe-access.ts'

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

const keptOf = (count: number): KeptRecords[] => {
  const what = count === 1 ? '1 tax invoice' : `${count} tax invoices`
  const reason =
    'The law requires us to keep them: five years for tax (Income Tax Assessment Act 1936, section 262A), seven for the records of a company ' +
    `(Corporations Act 2001, section 286). They hold amounts, dates and numbers, no name or address, and go ${yearsKept} years after their date.`
  return count === 0 ? [] : [{ what, reason }]
}
