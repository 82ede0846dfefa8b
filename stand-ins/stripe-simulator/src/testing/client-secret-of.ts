import type Stripe from 'stripe'

export const invoiceOf = (subscription: Stripe.Subscription): Stripe.Invoice =>
  subscription.latest_invoice as Stripe.Invoice

export const clientSecretOf = (subscription: Stripe.Subscription): string =>
  invoiceOf(subscription).confirmation_secret!.client_secret
