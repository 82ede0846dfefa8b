import fc from 'fast-check'
import { cancelSubscription, receiveStripeWebhook, resumeSubscription } from '@verandah/contracts'
import { Stripe } from 'stripe'
import type { Buyer } from './create-buyer.ts'
import { giveCard } from './give-card.ts'
import { payAtStripe } from './pay-at-stripe.ts'
import { type Billing, startBilling, webhookSecret } from './start-billing.ts'

/** What a buyer or the calendar does to a plan, and which of the events that are held back arrive then. */
interface Deed {
  readonly kind: (typeof deedKinds)[number]
  /** Each in [0, 1): names an event that arrives after this deed, perhaps again. */
  readonly arrivals: readonly number[]
}

const deedKinds = [
  ...['quarterly', 'annual', 'pay in the browser', 'trial', 'decline', 'cancel', 'resume'],
  ...['break the card', 'mend the card', 'a day', 'a week', 'a quarter'],
] as const satisfies readonly string[]

/** Generates stories of a plan. */
export const billingStories = fc.array(
  fc.record({
    kind: fc.constantFrom(...deedKinds),
    arrivals: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 2 }),
  }),
  { minLength: 3, maxLength: 10 },
)

/** What is left in the end, in terms that are the same in every run: no generated ids. */
interface Outcome {
  readonly subscription: object
  readonly invoices: readonly object[]
  /** Number of subscriptions that Stripe charges for. */
  readonly live: number
  /** What the other services know by now. */
  readonly told: object | undefined
}

/** Plays deeds in a billing of its own. `isLate`: Stripe's events arrive as the deeds say, the rest in the end. */
export async function playBilling(deeds: readonly Deed[], { isLate }: { isLate: boolean }): Promise<Outcome> {
  const billing = await startBilling()
  try {
    const buyer = billing.aBuyer()
    if (isLate) billing.simulator.deliveries.set({ hold: true })
    for (const { kind, arrivals } of deeds) {
      await doDeed(billing, buyer, kind)
      if (isLate) await arrive(billing, arrivals)
    }
    if (isLate) await arriveAll(billing)
    await billing.idle()
    return await outcomeOf(billing, buyer)
  } finally {
    await billing.stop()
  }
}

const days: Readonly<Record<string, number>> = { 'a day': 1, 'a week': 7, 'a quarter': 93 }

const doDeed = async (billing: Billing, buyer: Buyer, kind: Deed['kind']): Promise<unknown> => {
  const { service } = billing
  if (kind === 'trial') return buyer.choose('free_trial')
  if (kind === 'pay in the browser') return payAtStripe(billing, (await buyer.choose('annual')).body.clientSecret)
  if (kind === 'quarterly' || kind === 'annual' || kind === 'decline') {
    const { clientSecret } = (await buyer.choose(kind === 'annual' ? 'annual' : 'quarterly')).body
    if (clientSecret === undefined) return
    return buyer.pay(clientSecret, kind === 'decline' ? '4000000000000002' : undefined)
  }
  if (kind === 'cancel') return service.call(cancelSubscription, { as: buyer.asUser() })
  if (kind === 'resume') return service.call(resumeSubscription, { as: buyer.asUser() })
  if (kind in days) return billing.pass(days[kind] ?? 0)
  const isKnown = (await customerOf(billing, buyer)) !== undefined
  if (isKnown) await giveCard(billing, buyer, kind === 'mend the card' ? 'pm_card_visa' : 'pm_card_chargeCustomerFail')
}

const customerOf = async ({ service }: Billing, { userId }: Buyer): Promise<string | undefined> => {
  const record = await service.store.collection('billing_customers').findOne({ _id: userId as never })
  return record?.stripeCustomerId as string | undefined
}

const arrive = async (billing: Billing, arrivals: readonly number[]) => {
  if (arrivals.length === 0) return
  const { data } = await billing.stripe.events.list({ limit: 100 })
  for (const draw of arrivals) {
    const event = data[Math.floor(draw * data.length)]
    if (event) await post(billing, event)
  }
}

/** Newest first, each twice, as at the end of an outage. */
const arriveAll = async (billing: Billing) => {
  for await (const event of billing.stripe.events.list({ limit: 100 })) {
    await post(billing, event)
    await post(billing, event)
  }
}

const post = async ({ service, clock }: Billing, event: Stripe.Event) => {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(clock.now().getTime() / 1_000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp })
  const { status } = await service.call(receiveStripeWebhook, { body, headers: { 'stripe-signature': signature } })
  if (status !== 200) throw new Error(`${event.type} was answered ${status}`)
}

const outcomeOf = async (billing: Billing, buyer: Buyer): Promise<Outcome> => {
  const { subscriptionId: _, ...subscription } = await buyer.subscription()
  const customer = await customerOf(billing, buyer)
  const found = customer === undefined ? [] : (await billing.stripe.subscriptions.list({ customer })).data
  const { version, userId: __, ...told } = billing.published(buyer.userId).at(-1) ?? {}
  return {
    subscription,
    invoices: (await buyer.invoices()).map(({ id: _id, number: _number, ...invoice }) => invoice),
    live: found.filter(({ status }) => ['active', 'past_due', 'trialing'].includes(status)).length,
    told: version === undefined ? undefined : told,
  }
}
