import type { Kit } from '@verandah/kit'
import { createBillingCustomers } from './billing-customers.ts'
import { createCatalogue } from './catalogue.ts'
import type { BillingSettings } from './config.ts'
import { createInvoices } from './invoices.ts'
import { createAskStripe } from './stripe-access.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createWebhookEvents } from './webhook-events.ts'

export type BillingContext = ReturnType<typeof createContext>

export function createContext(kit: Kit<BillingSettings>) {
  const stripe = createAskStripe(kit)
  return {
    ...kit,
    stripe,
    priceOf: createCatalogue(stripe),
    customers: createBillingCustomers(kit),
    subscriptions: createSubscriptions(kit),
    invoices: createInvoices(kit),
    webhookEvents: createWebhookEvents(kit),
  }
}
