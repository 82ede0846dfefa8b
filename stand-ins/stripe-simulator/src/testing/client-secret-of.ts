import type Stripe from 'stripe'

export function invoiceOf(subscription: Stripe.Subscription): Stripe.Invoice {
  return subscription.latest_invoice as Stripe.Invoice
}

export function clientSecretOf(subscription: Stripe.Subscription): string {
  return invoiceOf(subscription).confirmation_secret!.client_secret
}
