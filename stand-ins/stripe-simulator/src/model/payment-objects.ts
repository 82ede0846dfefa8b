import type { DescribedObject, List, Metadata, StripeObject } from './billing-objects.ts'

/** Payment objects as Stripe sends them, and the invoice that a payment settles. */

export interface LineItem {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  invoice: string
  livemode: false
  metadata: Metadata
  parent: {
    type: 'subscription_item_details'
    invoice_item_details: null
    subscription_item_details: { subscription: string; subscription_item: string; proration: boolean }
  }
  period: { start: number; end: number }
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string }
  quantity: number
  subscription: string
}

export interface Invoice extends DescribedObject {
  object: 'invoice'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  collection_method: 'charge_automatically'
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  ending_balance: number | null
  lines: List<LineItem>
  next_payment_attempt: number | null
  number: string
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { subscription: string; metadata: Metadata }
  }
  period_end: number
  period_start: number
  starting_balance: number
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  status_transitions: {
    finalized_at: number | null
    marked_uncollectible_at: number | null
    paid_at: number | null
    voided_at: number | null
  }
  subtotal: number
  total: number
  total_taxes: []
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method'
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
  customer: string | null
  type: 'card'
}

export type NextAction = { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect' } } | null

export interface CardFailure {
  type: 'card_error'
  code: string
  message: string
  decline_code?: string
}

interface Intent extends DescribedObject {
  client_secret: string
  customer: string | null
  next_action: NextAction
  payment_method: string | null
  payment_method_types: ['card']
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
}

export interface PaymentIntent extends Intent {
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  last_payment_error: CardFailure | null
  setup_future_usage: 'off_session' | null
}

export interface SetupIntent extends Intent {
  object: 'setup_intent'
  last_setup_error: CardFailure | null
  usage: 'off_session'
}

/** Links an invoice to the payment intent that settles it. */
export interface InvoicePayment extends StripeObject {
  object: 'invoice_payment'
  amount_requested: number
  currency: string
  invoice: string
  is_default: true
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'open' | 'paid' | 'canceled'
}

export interface StripeEvent extends StripeObject {
  object: 'event'
  api_version: string
  data: { object: object }
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: string
}
