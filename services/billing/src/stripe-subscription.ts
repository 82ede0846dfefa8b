import { PaidPlan, planPrices } from '@verandah/contracts'
import type { Stripe } from 'stripe'
import type { DuePayment, StripeSubscription } from './domain/subscription.ts'
import { type AskStripe, unlessMissing } from './stripe-access.ts'

/** The fields to expand whenever a subscription is read. */
export const subscriptionExpansion = 'latest_invoice.confirmation_secret'

const pageSize = 100
/** Each abandoned checkout leaves one. */
const listedAtMost = 10_000

/** Lists all subscriptions of a customer, including past ones. */
export async function listSubscriptions(
  stripe: AskStripe,
  customer: string | undefined,
): Promise<StripeSubscription[]> {
  if (customer === undefined) return []
  const expand = [`data.${subscriptionExpansion}`]
  const data = await stripe((client) =>
    client.subscriptions
      .list({ customer, status: 'all', limit: pageSize, expand })
      .autoPagingToArray({ limit: listedAtMost }),
  )
  return data.flatMap((subscription) => readSubscription(subscription) ?? [])
}

/** They can no longer be paid. Stripe reports one that was cancelled concurrently as missing. */
export async function cancelAttempts(stripe: AskStripe, attempts: readonly StripeSubscription[]): Promise<void> {
  for (const { id } of attempts) await unlessMissing(stripe((client) => client.subscriptions.cancel(id)))
}

/** Ends subscriptions now. The rest of a paid period is credited to the customer. */
export async function endSurplus(stripe: AskStripe, surplus: readonly StripeSubscription[]): Promise<void> {
  for (const { id, status } of surplus) {
    const credit = status === 'active' ? { prorate: true, invoice_now: true } : {}
    await unlessMissing(stripe((client) => client.subscriptions.cancel(id, credit)))
  }
}

/** Null for a subscription to an unknown plan. */
export function readSubscription(subscription: Stripe.Subscription): StripeSubscription | null {
  const [item] = subscription.items.data
  const plan = item && planOf(item.price)
  const invoice = subscription.latest_invoice
  if (!item || !plan || invoice === null || typeof invoice === 'string') return null
  return {
    id: subscription.id,
    plan,
    status: subscription.status,
    createdAt: dateOf(subscription.created),
    periodEnd: dateOf(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    wasPaid: invoice.billing_reason !== 'subscription_create' || invoice.status === 'paid',
    itemId: item.id,
    payment: duePaymentOf(invoice),
  }
}

const duePaymentOf = (invoice: Stripe.Invoice): DuePayment | null => {
  const clientSecret = invoice.confirmation_secret?.client_secret
  if (invoice.status !== 'open' || clientSecret === undefined) return null
  return { clientSecret, amountDueCents: invoice.amount_remaining }
}

/** Prices name their plan, whatever it cost and lasted when they were made. One made by hand is known by its months. */
const planOf = ({ metadata, recurring }: Stripe.Price): PaidPlan | undefined =>
  PaidPlan.safeParse(metadata.plan).data ??
  PaidPlan.options.find((plan) => planPrices[plan].months === monthsOf(recurring))

export function monthsOf(recurring: Stripe.Price.Recurring | null): number | null {
  return recurring && recurring.interval_count * (recurring.interval === 'year' ? 12 : 1)
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000)
