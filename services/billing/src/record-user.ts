import type { EventOf, UserChanged, UserRegistered } from '@verandah/contracts'
import type { Context } from './context.ts'
import { tellContact } from './ensure-customer.ts'

/** Learns who a new account belongs to. */
export const recordRegistration =
  (context: Context) =>
  async ({ data, occurredAt }: EventOf<typeof UserRegistered>): Promise<void> => {
    await context.customers.ensure(data.userId, data.plan, new Date(occurredAt))
    const { userId, email, name } = data
    await recordContact(context, { userId, email, name, revision: 0 })
  }

/** Follows a change of name or address. */
export const recordChange =
  (context: Context) =>
  async ({ data: { userId, email, name, revision } }: EventOf<typeof UserChanged>): Promise<void> => {
    await recordContact(context, { userId, email, name, revision })
  }

interface Words {
  userId: string
  email: string
  name: string
  revision: number
}

/** Keeps the newest name and e-mail address, and passes them on to Stripe: again when the last delivery broke off. */
const recordContact = async (context: Context, { userId, ...contact }: Words): Promise<void> => {
  await context.customers.setContact(userId, contact)
  const customer = await context.customers.of(userId)
  if (!customer?.stripeCustomerId || customer.revision > contact.revision) return
  await tellContact(context, customer.stripeCustomerId, customer)
}
