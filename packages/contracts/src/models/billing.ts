import * as z from 'zod/mini'
import { Id, Instant } from '../fields.ts'
import { Plan, SubscriptionStatus } from './plan.ts'

export const PaidPlan = z.enum(['quarterly', 'annual'])
export type PaidPlan = z.infer<typeof PaidPlan>

/** The price of a plan: whole cents, GST included, charged every `months` months. */
export const planPrices: Readonly<Record<PaidPlan, { amountCents: number; months: number }>> = {
  quarterly: { amountCents: 3_000, months: 3 },
  annual: { amountCents: 10_000, months: 12 },
}

/** The caller's subscription. `status` is `active` while it is in force, a free trial's too. */
export const SubscriptionView = z.object({
  status: SubscriptionStatus,
  plan: Plan,
  subscriptionId: z.nullable(z.string()),
  currentPeriodEnd: z.nullable(Instant),
  /** True when it ends with the current period and may be resumed until then. */
  cancelAtPeriodEnd: z.boolean(),
  trialEndsAt: z.nullable(Instant),
  /** The active rule: are premium features open? Administrators always have them. */
  isActive: z.boolean(),
})
export type SubscriptionView = z.infer<typeof SubscriptionView>

/** `clientSecret` where a payment is due, `message` for the free trial, neither when nothing is due. */
export const SubscriptionReply = z.object({
  clientSecret: z.optional(z.string()),
  /** With `clientSecret`: whole cents that the payment will take, credits subtracted. */
  amountDueCents: z.optional(z.int()),
  message: z.optional(z.string()),
  plan: Plan,
})
export type SubscriptionReply = z.infer<typeof SubscriptionReply>

export const InvoiceStatus = z.enum(['paid', 'open', 'uncollectible'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** One line of the billing history. Money is in whole cents of AUD; `gstCents` is contained in the total. */
export const InvoiceSummary = z.object({
  id: Id,
  number: z.nullable(z.string()),
  issuedAt: Instant,
  description: z.string(),
  totalCents: z.int(),
  gstCents: z.int(),
  amountPaidCents: z.int(),
  status: InvoiceStatus,
})
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

export const CardNumber = z.string().check(z.regex(/^[\d ]{12,24}$/, 'Enter the card number'))

/** A card typed into the local form; it exists only where no real payment provider is connected. */
export const LocalCardPayment = z.object({
  clientSecret: z.string().check(z.regex(/^[\w]{8,200}$/)),
  number: CardNumber,
  expMonth: z.int().check(z.gte(1), z.lte(12)),
  expYear: z.int().check(z.gte(2000), z.lte(2100)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/, 'Enter the security code')),
})
export type LocalCardPayment = z.infer<typeof LocalCardPayment>

/** The buyer's answer to the sample bank's confirmation. */
export const LocalCardAuthentication = z.object({
  clientSecret: LocalCardPayment.shape.clientSecret,
  outcome: z.enum(['approve', 'refuse']),
})

/** `requires_action`: the bank asks the buyer; `declined`: `message` says why, another card may be tried. */
export const LocalPaymentReply = z.object({
  status: z.enum(['succeeded', 'requires_action', 'declined']),
  message: z.optional(z.string()),
})
export type LocalPaymentReply = z.infer<typeof LocalPaymentReply>
