import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Bytes, Id } from '../fields.ts'
import {
  InvoiceSummary,
  LocalCardAuthentication,
  LocalCardPayment,
  LocalPaymentReply,
  SubscriptionReply,
  SubscriptionView,
} from '../models/billing.ts'
import { Plan } from '../models/plan.ts'

const own = { service: 'billing', auth: 'session', status: 200 } as const

export const getSubscription = defineRoute({
  ...own,
  name: 'getSubscription',
  method: 'GET',
  path: '/api/subscription',
  summary: 'The subscription of the caller; a free trial is one too.',
  reply: SubscriptionView,
})

export const createSubscription = defineRoute({
  ...own,
  name: 'createSubscription',
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Begins a plan, or changes to it: a client secret where a payment is due, a message for the free trial.',
  body: z.object({ plan: Plan }),
  reply: SubscriptionReply,
})

export const cancelSubscription = defineRoute({
  ...own,
  name: 'cancelSubscription',
  method: 'POST',
  path: '/api/cancel-subscription',
  summary: 'Lets the subscription end with its current period.',
  reply: SubscriptionView,
})

export const resumeSubscription = defineRoute({
  ...own,
  name: 'resumeSubscription',
  method: 'POST',
  path: '/api/resume-subscription',
  summary: 'Takes a cancellation back while the period lasts.',
  reply: SubscriptionView,
})

export const listInvoices = defineRoute({
  ...own,
  name: 'listInvoices',
  method: 'GET',
  path: '/api/invoices',
  summary: 'The billing history of the caller, newest first.',
  reply: z.array(InvoiceSummary),
})

export const printInvoice = defineRoute({
  ...own,
  name: 'printInvoice',
  method: 'GET',
  path: '/api/invoices/{id}/pdf',
  summary: 'A tax invoice as a PDF.',
  params: z.object({ id: Id }),
  replyType: 'application/pdf',
  reply: Bytes,
})

export const getBillingConfig = defineRoute({
  ...own,
  name: 'getBillingConfig',
  method: 'GET',
  path: '/api/billing-config',
  summary: "Stripe's publishable key; null means the local card form.",
  reply: z.object({ publishableKey: z.nullable(z.string()) }),
})

export const payWithLocalCard = defineRoute({
  ...own,
  name: 'payWithLocalCard',
  method: 'POST',
  path: '/api/local-card-payment',
  summary: 'Pays with a test card where no real payment provider is connected; 404 where one is.',
  body: LocalCardPayment,
  reply: LocalPaymentReply,
})

export const authenticateLocalCard = defineRoute({
  ...own,
  name: 'authenticateLocalCard',
  method: 'POST',
  path: '/api/local-card-authentication',
  summary: "Answers the sample bank's question about a test card (3-D Secure).",
  body: LocalCardAuthentication,
  reply: LocalPaymentReply,
})

export const receiveStripeWebhook = defineRoute({
  name: 'receiveStripeWebhook',
  method: 'POST',
  path: '/api/webhooks/stripe',
  service: 'billing',
  auth: 'signature',
  status: 200,
  bodyType: 'application/json',
  bodyLimitBytes: 512 * 1024,
  summary: 'What Stripe tells us. The body must arrive byte for byte; 2xx only once its effect is stored.',
  reply: z.object({ received: z.literal(true) }),
})

export const billingRoutes = [
  getSubscription,
  createSubscription,
  cancelSubscription,
  resumeSubscription,
  listInvoices,
  printInvoice,
  getBillingConfig,
  payWithLocalCard,
  authenticateLocalCard,
  receiveStripeWebhook,
]
