import * as contracts from '@verandah/contracts'
import { defineService, snapshot, onState, serve } from '@verandah/kit'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { BillingSettings } from './config.ts'
import { createContext, type BillingContext } from './context.ts'
import { createSubscription } from './create-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { authenticateLocalCard, getBillingConfig, payWithLocalCard } from './local-card.ts'
import { recordChange, recordRegistration } from './manage-customer.ts'
import { listInvoices, printInvoice } from './read-invoices.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { retention } from './retention.ts'
import { userData } from './user-data.ts'

/**
 * Plans, payments through Stripe, and invoices. Collections: billing_customers, subscriptions, invoices,
 * webhook_events.
 */
export const billing = defineService({
  name: 'billing',
  settings: BillingSettings,
  publishes: [contracts.SubscriptionChanged],
  consumes: [onState(contracts.UserRegistered, recordRegistration), onState(contracts.UserChanged, recordChange)],
  routes: [
    serve(contracts.getSubscription, getSubscription),
    serve(contracts.createSubscription, createSubscription),
    serve(contracts.cancelSubscription, cancelSubscription),
    serve(contracts.resumeSubscription, resumeSubscription),
    serve(contracts.listInvoices, listInvoices),
    serve(contracts.printInvoice, printInvoice),
    serve(contracts.getBillingConfig, getBillingConfig),
    serve(contracts.payWithLocalCard, payWithLocalCard),
    serve(contracts.authenticateLocalCard, authenticateLocalCard),
    serve(contracts.receiveStripeWebhook, receiveWebhook),
    serve(contracts.getBillingRetention, retention),
  ],
  userData,
  snapshots: [
    snapshot(contracts.SubscriptionChanged, ({ subscriptions }: BillingContext) => subscriptions.eachChanged()),
  ],
  context: createContext,
})
