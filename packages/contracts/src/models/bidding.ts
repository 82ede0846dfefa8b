import * as z from 'zod/mini'
import { OrNull, Text } from '../fields.ts'

export const walkAwayReasonMaxLength = 200
export const leastHomePrice = 1_000
export const mostHomePrice = 100_000_000

/** Whole dollars. */
export const HomePrice = z
  .int('Give whole dollars')
  .check(z.gte(leastHomePrice, 'Give at least $1,000'), z.lte(mostHomePrice, 'Give at most $100,000,000'))

/** The price at which a buyer stops bidding, and why. They change together. */
export const WalkAway = z.object({
  price: HomePrice,
  /** Empty where the buyer gives none. */
  reason: z._default(Text(walkAwayReasonMaxLength), ''),
  /** Hidden from the other people of a household. */
  isPrivate: z._default(z.boolean(), true),
})
export type WalkAway = z.infer<typeof WalkAway>

/** How the sale of a home ended: the buyer bought it, somebody else did, or it was passed in. */
export const saleOutcomes = ['bought', 'sold', 'passedIn'] as const
export type SaleOutcome = (typeof saleOutcomes)[number]

const boughtNeedsPrice = 'Give the price for which you bought it, in whole dollars'

/** The result of a sale, by the buyer's record. */
export const SaleResult = z
  .object({
    outcome: z.enum(saleOutcomes),
    /** What it sold for; null where the buyer does not know it. */
    price: OrNull(HomePrice),
    /** YYYY-MM-DD where the home is; never in the future. */
    day: z.iso.date('Give the day as YYYY-MM-DD'),
  })
  .check(
    z.refine(({ outcome, price }) => outcome !== 'bought' || price !== null, {
      message: boughtNeedsPrice,
      path: ['price'],
    }),
  )
export type SaleResult = z.infer<typeof SaleResult>
