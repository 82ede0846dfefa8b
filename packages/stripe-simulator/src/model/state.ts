import type { Customer, Price, Product, Subscription } from './billing-objects.ts'
import type {
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
  StripeEvent,
} from './payment-objects.ts'

/** Everything that the simulator knows: objects by id. Plain JSON, so that it can be kept in a file. */
export interface State {
  /** How far the simulated clock is ahead of the real one. */
  aheadMs: number
  /** How many ids were given out. */
  idCount: number
  customers: Record<string, Customer>
  products: Record<string, Product>
  prices: Record<string, Price>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
  /** By invoice. */
  invoicePayments: Record<string, InvoicePayment>
  paymentIntents: Record<string, PaymentIntent>
  setupIntents: Record<string, SetupIntent>
  paymentMethods: Record<string, PaymentMethod>
  /** Test card behind each payment method; the API never shows it. */
  cardNumbers: Record<string, string>
  events: Record<string, StripeEvent>
}

export const emptyState = (): State => ({
  aheadMs: 0,
  idCount: 0,
  customers: {},
  products: {},
  prices: {},
  subscriptions: {},
  invoices: {},
  invoicePayments: {},
  paymentIntents: {},
  setupIntents: {},
  paymentMethods: {},
  cardNumbers: {},
  events: {},
})
