import type { Customer, Price, Product, Subscription } from './billing-objects.ts'
import type {
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
  StripeEvent,
} from './payment-objects.ts'

/** What the simulator keeps by id. */
export interface Shelves {
  customers: Customer
  products: Product
  prices: Price
  subscriptions: Subscription
  invoices: Invoice
  /** By invoice. */
  invoicePayments: InvoicePayment
  paymentIntents: PaymentIntent
  setupIntents: SetupIntent
  paymentMethods: PaymentMethod
  events: StripeEvent
}

/** Everything that the simulator knows. Plain JSON, so that it can be kept in a file. */
export type State = { [Name in keyof Shelves]: Record<string, Shelves[Name]> } & {
  /** How far the simulated clock is ahead of the real one. */
  aheadMs: number
  /** How many ids were given out. */
  idCount: number
  /** Test card behind each payment method; the API never shows it. */
  cardNumbers: Record<string, string>
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
