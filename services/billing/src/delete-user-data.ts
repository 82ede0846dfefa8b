import { BillingDataDeleted, type EventOf, type UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { Context } from './context.ts'
import { isMissing } from './stripe-access.ts'

/**
 * Ends what is paid for, has Stripe forget the customer, and forgets name and address. Invoices stay for as long as tax law wants them
 * (five years; Income Tax Assessment Act 1936, s 262A): amounts, dates and an opaque id.
 */
export const deleteUserData =
  (context: Context) =>
  async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
    const { customers, subscriptions, answers, clock } = context
    const customer = await customers.of(userId)
    if (customer?.stripeCustomerId !== undefined) await deleteAtStripe(context, customer.stripeCustomerId)
    const counts = {
      billing_customers: await customers.forget(userId, clock.now()),
      subscriptions: await subscriptions.forget(userId),
    }
    const receipt = { userId, deletionId, service: 'billing' as const, counts }
    await answers.give(newEvent(BillingDataDeleted, receipt, { clock, id: `${deletionId}:billing` }))
  }

/** Stripe ends the subscriptions of a customer that is deleted. */
const deleteAtStripe = async ({ stripe }: Context, id: string): Promise<void> => {
  try {
    await stripe((client) => client.customers.del(id))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
