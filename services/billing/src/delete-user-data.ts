import { BillingDataDeleted, type EventOf, type KeptRecords, type UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { Context } from './context.ts'
import { yearsKept } from './invoices.ts'
import { isMissing } from './stripe-access.ts'

/**
 * Ends what is paid for, has Stripe forget the customer, and forgets name and address. Invoices stay for as long as the law
 * wants them: amounts, dates and an opaque id.
 */
export const deleteUserData =
  (context: Context) =>
  async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
    const { customers, subscriptions, invoices, answers, clock } = context
    const customer = await customers.of(userId)
    if (customer?.stripeCustomerId !== undefined) await deleteAtStripe(context, customer.stripeCustomerId)
    const counts = {
      billing_customers: await customers.forget(userId, clock.now()),
      subscriptions: await subscriptions.forget(userId),
    }
    const kept = keptOf(await invoices.retire(userId))
    const receipt = { userId, deletionId, service: 'billing' as const, counts, kept }
    await answers.give(newEvent(BillingDataDeleted, receipt, { clock, id: `${deletionId}:billing` }))
  }

const keptOf = (count: number): KeptRecords[] => {
  const what = count === 1 ? '1 tax invoice' : `${count} tax invoices`
  const reason =
    'The law has us keep them: five years for tax (Income Tax Assessment Act 1936, section 262A), seven for the records of a company ' +
    `(Corporations Act 2001, section 286). They hold amounts, dates and numbers, no name or address, and go ${yearsKept} years after their date.`
  return count === 0 ? [] : [{ what, reason }]
}

/** Stripe ends the subscriptions of a customer that is deleted. */
const deleteAtStripe = async ({ stripe }: Context, id: string): Promise<void> => {
  try {
    await stripe((client) => client.customers.del(id))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
