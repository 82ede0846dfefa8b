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

export const getSubscription = defineRoute('billing', 'getSubscription', 'GET /api/subscription', {
  summary: 'The subscription of the caller; a free trial is one too.',
  reply: SubscriptionView,
})

export const createSubscription = defineRoute('billing', 'createSubscription', 'POST /api/create-subscription', {
  summary: 'Begins a plan, or changes to it: a client secret where a payment is due, a message for the free trial.',
  body: z.object({ plan: Plan }),
  reply: SubscriptionReply,
})

export const cancelSubscription = defineRoute('billing', 'cancelSubscription', 'POST /api/cancel-subscription', {
  summary: 'Lets the subscription end with its current period.',
  reply: SubscriptionView,
})

export const resumeSubscription = defineRoute('billing', 'resumeSubscription', 'POST /api/resume-subscription', {
  summary: 'Takes a cancellation back while the period lasts.',
  reply: SubscriptionView,
})

export const listInvoices = defineRoute('billing', 'listInvoices', 'GET /api/invoices', {
  summary: 'The billing history of the caller, newest first.',
  reply: z.array(InvoiceSummary),
})

export const printInvoice = defineRoute('billing', 'printInvoice', 'GET /api/invoices/{id}/pdf', {
  summary: 'A tax invoice as a PDF.',
  params: z.object({ id: Id }),
  replyType: 'application/pdf',
  reply: Bytes,
})

export const getBillingConfig = defineRoute('billing', 'getBillingConfig', 'GET /api/billing-config', {
  summary: "Stripe's publishable key; null means the local card form.",
  reply: z.object({ publishableKey: z.nullable(z.string()) }),
})

export const payWithLocalCard = defineRoute('billing', 'payWithLocalCard', 'POST /api/local-card-payment', {
  summary: 'Pays with a test card where no real payment provider is connected; 404 where one is.',
  body: LocalCardPayment,
  reply: LocalPaymentReply,
})

export const authenticateLocalCard = defineRoute(
  'billing',
  'authenticateLocalCard',
  'POST /api/local-card-authentication',
  {
    summary: "Answers the sample bank's question about a test card (3-D Secure).",
    body: LocalCardAuthentication,
    reply: LocalPaymentReply,
  },
)

export const receiveStripeWebhook = defineRoute('billing', 'receiveStripeWebhook', 'POST /api/webhooks/stripe', {
  auth: 'signature',
  bodyType: 'application/json',
  bodyLimitBytes: 512 * 1024,
  summary: 'What Stripe tells us. The body must arrive byte for byte; 2xx only once its effect is stored.',
  reply: z.object({ received: z.literal(true) }),
})
