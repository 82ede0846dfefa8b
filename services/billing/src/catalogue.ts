import { PaidPlan, planPrices } from '@verandah/contracts'
import type { Stripe } from 'stripe'
import type { AskStripe } from './stripe-access.ts'
import { monthsOf } from './stripe-subscription.ts'

/** Finds the price of a plan at Stripe. */
export type PriceOf = (plan: PaidPlan) => Promise<string>

/** The product's prices at Stripe, found by lookup key and created if missing; loaded once per process. */
export const createCatalogue = (stripe: AskStripe): PriceOf => {
  let ensuring: Promise<Map<PaidPlan, string>> | undefined
  return async (plan) => {
    ensuring ??= stripe(ensurePrices).catch((error: unknown) => {
      ensuring = undefined
      throw error
    })
    const id = (await ensuring).get(plan)
    if (id === undefined) throw new Error(`There is no price for ${plan}`)
    return id
  }
}

const lookupKeyOf = (plan: PaidPlan): string =>
  `${formerKeyOf(plan)}_${planPrices[plan].amountCents}_${planPrices[plan].months}`

/** The key of prices that earlier builds created, whatever they cost. */
const formerKeyOf = (plan: PaidPlan): string => `verandah_${plan}`

const isPriceOf = (plan: PaidPlan, { lookup_key: key, unit_amount: cents, recurring }: Stripe.Price): boolean =>
  (key === lookupKeyOf(plan) || key === formerKeyOf(plan)) &&
  cents === planPrices[plan].amountCents &&
  monthsOf(recurring) === planPrices[plan].months

const ensurePrices = async (client: Stripe): Promise<Map<PaidPlan, string>> => {
  const plans = PaidPlan.options
  const keys = plans.flatMap((plan) => [lookupKeyOf(plan), formerKeyOf(plan)])
  const { data } = await client.prices.list({ lookup_keys: keys, active: true })
  const found = await Promise.all(
    plans.map(async (plan) => {
      const known = data.find((price) => isPriceOf(plan, price))
      return [plan, known?.id ?? (await createPrice(client, plan))] as const
    }),
  )
  return new Map(found)
}

/** Concurrent starts of two processes create one product and one price, because the idempotency keys are equal. */
const createPrice = async (client: Stripe, plan: PaidPlan): Promise<string> => {
  const { amountCents, months } = planPrices[plan]
  const name = `Verandah ${plan === 'annual' ? 'Annual' : 'Quarterly'}`
  const key = lookupKeyOf(plan)
  const product = await client.products.create({ name, metadata: { plan } }, { idempotencyKey: `product-${key}` })
  const price = await client.prices.create(
    {
      product: product.id,
      currency: 'aud',
      unit_amount: amountCents,
      tax_behavior: 'inclusive',
      lookup_key: key,
      recurring:
        months % 12 === 0
          ? { interval: 'year', interval_count: months / 12 }
          : { interval: 'month', interval_count: months },
      metadata: { plan },
    },
    { idempotencyKey: `price-${key}` },
  )
  return price.id
}
