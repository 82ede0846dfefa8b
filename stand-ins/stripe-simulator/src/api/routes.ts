import { createPrice, createProduct, listPrices } from './catalogue.ts'
import type { Call } from './call.ts'
import { createSubscription } from './create-subscription.ts'
import { createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from './customers.ts'
import { listEvents } from './events.ts'
import { listInvoices, retrieveInvoice } from './invoices.ts'
import { authenticatePaymentIntent, confirmPaymentIntent, retrievePaymentIntent } from './payment-intents.ts'
import { createSetupIntent } from './setup-intents.ts'
import { cancelSubscription, listSubscriptions, retrieveSubscription, updateSubscription } from './subscriptions.ts'

export interface ApiRoute {
  readonly method: 'get' | 'post' | 'delete'
  readonly path: string
  readonly handle: (call: Call) => object
  /** Allowed with the browser's key and the client secret. */
  readonly isForBrowsers?: boolean
}

/** All calls of Stripe's API that the simulator supports. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: 'post', path: '/v1/customers', handle: createCustomer },
  { method: 'get', path: '/v1/customers/:id', handle: retrieveCustomer },
  { method: 'post', path: '/v1/customers/:id', handle: updateCustomer },
  { method: 'delete', path: '/v1/customers/:id', handle: deleteCustomer },
  { method: 'post', path: '/v1/products', handle: createProduct },
  { method: 'post', path: '/v1/prices', handle: createPrice },
  { method: 'get', path: '/v1/prices', handle: listPrices },
  { method: 'post', path: '/v1/subscriptions', handle: createSubscription },
  { method: 'get', path: '/v1/subscriptions', handle: listSubscriptions },
  { method: 'get', path: '/v1/subscriptions/:id', handle: retrieveSubscription },
  { method: 'post', path: '/v1/subscriptions/:id', handle: updateSubscription },
  { method: 'delete', path: '/v1/subscriptions/:id', handle: cancelSubscription },
  { method: 'get', path: '/v1/invoices', handle: listInvoices },
  { method: 'get', path: '/v1/invoices/:id', handle: retrieveInvoice },
  { method: 'get', path: '/v1/payment_intents/:id', handle: retrievePaymentIntent },
  { method: 'post', path: '/v1/payment_intents/:id/confirm', handle: confirmPaymentIntent, isForBrowsers: true },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/authenticate',
    handle: authenticatePaymentIntent,
    isForBrowsers: true,
  },
  { method: 'post', path: '/v1/setup_intents', handle: createSetupIntent },
  { method: 'get', path: '/v1/events', handle: listEvents },
]
