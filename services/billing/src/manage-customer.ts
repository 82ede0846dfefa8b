import type { EventOf, UserChanged, UserRegistered } from '@verandah/contracts'
import { type Caller, unauthenticated } from '@verandah/kit'
import type { BillingCustomerDoc, Contact } from './billing-customers.ts'
import type { BillingContext } from './context.ts'

/** Returns the id of the caller's Stripe customer, created once on demand. */
export async function ensureCustomer(context: BillingContext, caller: Caller): Promise<string> {
  const { customers, stripe } = context
  const customer = await ensureRecord(context, caller)
  if (customer.stripeCustomerId !== undefined) return customer.stripeCustomerId
  const idempotencyKey = `customer-${caller.sub}`
  const metadata = { userId: caller.sub }
  const created = await stripe((client) => client.customers.create({ metadata }, { idempotencyKey }))
  await sendContact(context, created.id, customer)
  return customers.setStripeId(caller.sub, created.id)
}

/** Returns the caller's record, created on demand. A deleted account gets none. */
export async function ensureRecord({ customers }: BillingContext, caller: Caller): Promise<BillingCustomerDoc> {
  const customer = await customers.ensure(caller.sub, caller.plan, new Date(caller.createdAt))
  if (customer.deletedAt !== undefined) throw unauthenticated()
  return customer
}

export const recordRegistration =
  (context: BillingContext) =>
  async ({ data: { userId, plan, email, name }, occurredAt }: EventOf<typeof UserRegistered>): Promise<void> => {
    await context.customers.ensure(userId, plan, new Date(occurredAt))
    await recordContact(context, userId, { email, name, revision: 0 })
  }

/** Records a change of name or address, even if the account's registration has not arrived. */
export const recordChange =
  (context: BillingContext) =>
  async ({ data, occurredAt }: EventOf<typeof UserChanged>): Promise<void> => {
    const { userId, plan, registeredAt, email, name, revision } = data
    await context.customers.ensure(userId, plan, new Date(registeredAt ?? occurredAt))
    await recordContact(context, userId, { email, name, revision })
  }

/** Stores the newest name and email address and sends them to Stripe, again after an interrupted delivery. */
const recordContact = async (context: BillingContext, userId: string, contact: Contact): Promise<void> => {
  await context.customers.setContact(userId, contact)
  const customer = await context.customers.of(userId)
  if (!customer?.stripeCustomerId || customer.revision > contact.revision) return
  await sendContact(context, customer.stripeCustomerId, customer)
}

/** Sends Stripe the email address for receipts. */
const sendContact = async (
  { stripe }: BillingContext,
  stripeCustomerId: string,
  { email, name }: BillingCustomerDoc,
): Promise<void> => {
  if (email === null) return
  await stripe((client) => client.customers.update(stripeCustomerId, { email, name: name ?? '' }))
}
