import type { Buyer } from './create-buyer.ts'
import type { Billing } from './start-billing.ts'

/** Replaces the card for renewals, as an operator of a support desk would. */
export async function giveCard({ stripe, service }: Billing, { userId }: Buyer, payment_method: string) {
  const record = await service.store.collection('billing_customers').findOne({ _id: userId as never })
  const customer = String(record?.stripeCustomerId)
  const setup = await stripe.setupIntents.create({ customer, payment_method, confirm: true })
  const { data } = await stripe.subscriptions.list({ customer })
  for (const { id } of data)
    await stripe.subscriptions.update(id, { default_payment_method: setup.payment_method as string })
}
