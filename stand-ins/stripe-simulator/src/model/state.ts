import type { Customer, Price, Product, Subscription } from './billing-objects.ts'
import type {
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
  StripeEvent,
} from './payment-objects.ts'

/** Objects of the simulator by id. */
export interface Shelves {
  customers: Customer
  products: Product
  prices: Price
  subscriptions: Subscription
  invoices: Invoice
  /** Keyed by invoice. */
  invoicePayments: InvoicePayment
  paymentIntents: PaymentIntent
  setupIntents: SetupIntent
  paymentMethods: PaymentMethod
  events: StripeEvent
}

/** The whole state. Plain JSON, so that it can be stored in a file. */
export type State = { [Name in keyof Shelves]: Record<string, Shelves[Name]> } & {
  /** Milliseconds by which the simulated clock is ahead of the real one. */
  aheadMs: number
  /** Number of ids assigned. */
  idCount: number
  /** Test card of each payment method; never in the API. */
  cardNumbers: Record<string, string>
}

export function emptyState(): State {
  return {
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
  }
}
