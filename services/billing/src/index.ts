import {
  authenticateLocalCard as authenticateLocalCardRoute,
  cancelSubscription as cancelSubscriptionRoute,
  createSubscription as createSubscriptionRoute,
  getBillingConfig as getBillingConfigRoute,
  getSubscription as getSubscriptionRoute,
  listInvoices as listInvoicesRoute,
  payWithLocalCard as payWithLocalCardRoute,
  printInvoice as printInvoiceRoute,
  receiveStripeWebhook as receiveStripeWebhookRoute,
  resumeSubscription as resumeSubscriptionRoute,
  SubscriptionChanged,
  UserChanged,
  UserRegistered,
} from '@verandah/contracts'
import { defineService, on, serve } from '@verandah/kit'
import { BillingSettings } from './config.ts'
import { createContext } from './context.ts'
import { createSubscription } from './create-subscription.ts'
import { cancelSubscription, resumeSubscription } from './end-and-resume.ts'
import { getBillingConfig } from './get-billing-config.ts'
import { getSubscription } from './get-subscription.ts'
import { listInvoices } from './list-invoices.ts'
import { authenticateLocalCard, payWithLocalCard } from './local-card.ts'
import { printInvoice } from './print-invoice.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { recordChange, recordRegistration } from './record-user.ts'
import { userData } from './user-data.ts'

/** Plans, payments through Stripe, and invoices. Collections: billing_customers, subscriptions, invoices, webhook_events. */
export const billing = defineService({
  name: 'billing',
  settings: BillingSettings,
  publishes: [SubscriptionChanged],
  consumes: [on(UserRegistered, recordRegistration), on(UserChanged, recordChange)],
  routes: [
    serve(getSubscriptionRoute, getSubscription),
    serve(createSubscriptionRoute, createSubscription),
    serve(cancelSubscriptionRoute, cancelSubscription),
    serve(resumeSubscriptionRoute, resumeSubscription),
    serve(listInvoicesRoute, listInvoices),
    serve(printInvoiceRoute, printInvoice),
    serve(getBillingConfigRoute, getBillingConfig),
    serve(payWithLocalCardRoute, payWithLocalCard),
    serve(authenticateLocalCardRoute, authenticateLocalCard),
    serve(receiveStripeWebhookRoute, receiveWebhook),
  ],
  userData,
  context: createContext,
})
