import * as z from 'zod/mini'
import { Instant } from '../fields.ts'
import { HomeCard, ResultColumns } from './home-card.ts'
import { SearchedLocality } from './locality.ts'

export const maxShowcaseCards = 24

/** A result card without anything of a buyer: no marks, no corrections. */
export const ShowcaseCard = z.pick(HomeCard, {
  id: true,
  address: true,
  suburb: true,
  state: true,
  postcode: true,
  propertyType: true,
  price: true,
  priceFrom: true,
  priceTo: true,
  displayPrice: true,
  bedrooms: true,
  bathrooms: true,
  parking: true,
  landSize: true,
  imageUrl: true,
  sources: true,
  score: true,
  displayScore: true,
  breakdown: true,
  coverage: true,
})
export type ShowcaseCard = z.infer<typeof ShowcaseCard>

/** What visitors see of the product: the best homes of a stored search of one suburb. */
export const Showcase = z.object({
  place: SearchedLocality,
  /** When its search began. */
  searchedAt: Instant,
  /** Whether every home comes from the simulated market. */
  isSample: z.boolean(),
  /** Best first, by the default weights. */
  cards: z.array(ShowcaseCard).check(z.maxLength(maxShowcaseCards)),
  /** For ranking these cards by other weights. */
  ranking: z.pick(ResultColumns, { rule: true, ids: true, columns: true }),
})
export type Showcase = z.infer<typeof Showcase>
