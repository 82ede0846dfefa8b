import { type Caller, unauthenticated } from '@verandah/kit'
import type { BillingCustomerDoc } from './billing-customers.ts'
import type { Context } from './context.ts'

/** The caller as a customer at Stripe, made on first need; two requests at once make one. Resolves to the id there. */
export const ensureCustomer = async (context: Context, caller: Caller): Promise<string> => {
  const { customers, stripe } = context
  const customer = await ensureRecord(context, caller)
  if (customer.stripeCustomerId !== undefined) return customer.stripeCustomerId
  const idempotencyKey = `customer-${caller.sub}`
  const metadata = { userId: caller.sub }
  const created = await stripe((client) => client.customers.create({ metadata }, { idempotencyKey }))
  await tellContact(context, created.id, customer)
  return customers.setStripeId(caller.sub, created.id)
}

/** Our record of the caller, made on first need. An account that is gone gets none. */
export const ensureRecord = async (
  { customers }: Pick<Context, 'customers'>,
  caller: Caller,
): Promise<BillingCustomerDoc> => {
  const customer = await customers.ensure(caller.sub, caller.plan, new Date(caller.createdAt))
  if (customer.deletedAt !== undefined) throw unauthenticated()
  return customer
}

/** Gives Stripe the address that receipts go to. */
export const tellContact = async (
  { stripe }: Pick<Context, 'stripe'>,
  stripeCustomerId: string,
  { email, name }: Pick<BillingCustomerDoc, 'email' | 'name'>,
): Promise<void> => {
  if (email === null) return
  await stripe((client) => client.customers.update(stripeCustomerId, { email, name: name ?? '' }))
}
