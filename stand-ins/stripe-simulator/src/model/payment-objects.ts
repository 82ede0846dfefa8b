import type { List, Metadata, StripeObject } from './billing-objects.ts'

/** Payment objects as Stripe sends them, and the invoice that a payment settles. */

export interface LineItem {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
}

export interface Invoice extends StripeObject {
  object: 'invoice'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  ending_balance: number
  lines: List<LineItem>
  next_payment_attempt: number | null
  number: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } }
  starting_balance: number
  status: 'open' | 'paid' | 'void'
  status_transitions: { finalized_at: number; paid_at: number | null; voided_at: number | null }
  total: number
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method'
  card: { last4: string; exp_month: number; exp_year: number }
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

interface Intent extends StripeObject {
  client_secret: string
  customer: string | null
  next_action: NextAction
  payment_method: string | null
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
}

export interface PaymentIntent extends Intent {
  object: 'payment_intent'
  amount: number
  currency: string
  last_payment_error: CardFailure | null
}

export interface SetupIntent extends Intent {
  object: 'setup_intent'
}

/** Links an invoice to the payment intent that settles it. */
export interface InvoicePayment {
  invoice: string
  payment: { payment_intent: string }
}

export interface StripeEvent extends StripeObject {
  object: 'event'
  data: { object: object }
  type: string
}
