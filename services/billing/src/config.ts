import * as z from 'zod'

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * The check digits of an Australian Business Number (abr.business.gov.au): weighted sum of the digits, the first less
 * one, in 89ths.
 */
const isAbn = (digits: string): boolean =>
  weights.reduce((sum, weight, at) => sum + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0) % 89 === 0

const Abn = z
  .string()
  .transform((text) => text.replaceAll(' ', ''))
  .refine((digits) => /^\d{11}$/.test(digits) && isAbn(digits), 'expected an Australian Business Number of 11 digits')

/**
 * Settings of the billing service; names are environment variables. Without a key and an address there are no payments.
 */
export const BillingSettings = z
  .object({
    /** Stripe's secret key. Unset: the payment simulator, where one runs. */
    STRIPE_SECRET_KEY: z.string().optional(),
    /** Stripe's public key, sent to browsers. */
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'expected a key that begins with pk_').optional(),
    /** Secret that verifies webhooks; without it every webhook is refused. */
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** Address of the payment simulator, instead of Stripe. */
    STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'expected an http or https address' }).optional(),
    /** Business name on tax invoices. */
    BUSINESS_NAME: z.string().default('Verandah'),
    /** Australian Business Number on tax invoices; without it they are plain invoices. */
    BUSINESS_ABN: Abn.optional(),
  })
  .refine((settings) => settings.STRIPE_SECRET_KEY === undefined || settings.STRIPE_WEBHOOK_SECRET !== undefined, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'it is needed with STRIPE_SECRET_KEY, else payments would never be heard of',
  })
export type BillingSettings = z.output<typeof BillingSettings>
