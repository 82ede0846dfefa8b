import type { KeptRecords } from '@verandah/contracts'
import type { UserData } from '@verandah/kit'
import type { Context } from './context.ts'
import { yearsKept } from './invoices.ts'
import { isMissing } from './stripe-access.ts'

/** All that is kept about a buyer. Cards are Stripe's; we have never seen one. */
export const userData: UserData<Context> = {
  gather: async ({ customers, subscriptions, invoices }, userId) => ({
    customer: await customers.of(userId),
    subscription: await subscriptions.of(userId),
    invoices: await invoices.listOf(userId),
  }),
  /**
   * Ends what is paid for, has Stripe forget the customer, and forgets name and address. Invoices stay for as long as the law
   * wants them: amounts, dates and an opaque id.
   */
  forget: async (context, userId) => {
    const { customers, subscriptions, invoices, clock } = context
    const customer = await customers.of(userId)
    if (customer?.stripeCustomerId !== undefined) await deleteAtStripe(context, customer.stripeCustomerId)
    const counts = {
      billing_customers: await customers.forget(userId, clock.now()),
      subscriptions: await subscriptions.forget(userId),
    }
    return { counts, kept: keptOf(await invoices.retire(userId)) }
  },
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
