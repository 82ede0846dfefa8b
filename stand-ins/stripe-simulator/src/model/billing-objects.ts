/** Billing objects as Stripe sends them: the fields that integrations read. Money in cents, times in seconds. */

export type Metadata = Record<string, string>

/** Fields of every object. */
export interface StripeObject {
  id: string
  created: number
}

export interface DescribedObject extends StripeObject {
  metadata: Metadata
}

export interface Customer extends DescribedObject {
  object: 'customer'
  /** Negative: credit for the next invoices. */
  balance: number
  email: string | null
  name: string | null
}

export interface Product extends DescribedObject {
  object: 'product'
  name: string
}

export interface Recurring {
  interval: 'month' | 'year'
  interval_count: number
}

export interface Price extends DescribedObject {
  object: 'price'
  currency: string
  lookup_key: string | null
  product: string
  recurring: Recurring | null
  unit_amount: number
}

export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  current_period_end: number
  current_period_start: number
  price: Price
}

export type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'

export interface Subscription extends DescribedObject {
  object: 'subscription'
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: { reason: string | null }
  currency: string
  customer: string
  default_payment_method: string | null
  ended_at: number | null
  items: List<SubscriptionItem>
  latest_invoice: string | null
  payment_settings: { save_default_payment_method: 'off' | 'on_subscription' }
  status: SubscriptionStatus
}

export interface List<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}
