import * as z from 'zod/mini'
import { Id, Instant, OrNull } from '../fields.ts'

/** How a home was sold. `afterAuction`: passed in, or sold later. */
export const SaleMethod = z.enum(['auction', 'beforeAuction', 'afterAuction', 'privateTreaty'])
export type SaleMethod = z.infer<typeof SaleMethod>

/** A price that an advert showed from `since` on, in its words and in dollars. An open end is null. */
export const PriceGuide = z.object({
  since: Instant,
  from: OrNull(z.int()),
  to: OrNull(z.int()),
  text: OrNull(z.string()),
})
export type PriceGuide = z.infer<typeof PriceGuide>

/** The guides of one advert, oldest first, and by how many dollars the last differs from the first. */
export const AdvertGuides = z.object({
  listingId: Id,
  name: z.string(),
  guides: z.array(PriceGuide),
  driftAud: OrNull(z.int()),
})
export type AdvertGuides = z.infer<typeof AdvertGuides>

/** How the home itself was sold; the price is null where it is withheld. */
export const HomeSale = z.object({ price: OrNull(z.int()), day: OrNull(z.iso.date()), method: OrNull(SaleMethod) })
export type HomeSale = z.infer<typeof HomeSale>

/** Sold prices against the last guides of the same homes: of one suburb, or of its postcode, and of one type. */
export const GuideResults = z.object({
  level: z.enum(['suburb', 'postcode']),
  count: z.int(),
  /** Above the top of the guide, within it, and below its start; they add up to `count`. */
  above: z.int(),
  within: z.int(),
  below: z.int(),
  /** The median of how far those above exceed the top of their guide, to a tenth of a percent; null for none. */
  medianPercent: OrNull(z.number()),
  /** Guides that name a start only, such as "offers over". Their top counts as a tenth above it. */
  openEnded: z.int(),
  /** The day of the earliest of these sales. */
  since: z.iso.date(),
})
export type GuideResults = z.infer<typeof GuideResults>

export const PriceEvidence = z.object({
  adverts: z.array(AdvertGuides),
  sale: OrNull(HomeSale),
  /** Null for fewer than five sales. */
  results: OrNull(GuideResults),
})
export type PriceEvidence = z.infer<typeof PriceEvidence>
