import * as z from 'zod/mini'
import { AustralianState, Id, Instant, OrNull, Postcode } from '../fields.ts'
import { PropertyType } from './criteria.ts'
import { FactClaim, HomeFact } from './home-facts.ts'
import { PropertyScore, ScoreOverrides } from './score.ts'

export const PropertyAge = z.enum(['Modern', 'Recent', 'Established', 'Historic'])
export type PropertyAge = z.infer<typeof PropertyAge>

/** The market status of a home (RESO StandardStatus, simplified). `gone` is withdrawn or off market. */
export const ListingStatus = z.enum(['active', 'underOffer', 'sold', 'gone'])
export type ListingStatus = z.infer<typeof ListingStatus>

/** The statuses of homes that are still for sale. */
export const statusesOnTheMarket: readonly ListingStatus[] = ['active', 'underOffer']
export function isOnTheMarket(status: ListingStatus): boolean {
  return statusesOnTheMarket.includes(status)
}

/** An open home, with instants in UTC. */
export const Inspection = z.object({ start: Instant, end: OrNull(Instant) })
export type Inspection = z.infer<typeof Inspection>

/** One advert of a home: `listingId` is `provider:sourceId`. */
export const PropertySource = z.object({
  listingId: Id,
  provider: z.string(),
  name: z.string(),
  url: OrNull(z.string()),
  /** True for homes of the simulated market. */
  isSample: z.boolean(),
})
export type PropertySource = z.infer<typeof PropertySource>

/**
 * The fields of a home that scoring reads. Null is unknown, never "no". Dollars; square metres; `propertyAge` a band or
 * any text.
 */
export const scoredFields = {
  price: OrNull(z.int()),
  /** The range in the price text, in dollars. */
  priceFrom: OrNull(z.int()),
  priceTo: OrNull(z.int()),
  suburb: z.string(),
  state: AustralianState,
  postcode: Postcode,
  bedrooms: OrNull(z.int()),
  bathrooms: OrNull(z.number()),
  landSize: OrNull(z.number()),
  propertyAge: OrNull(z.string()),
  features: z.array(z.string()),
  /** The number of features that score: those of one advert, each once. Null counts them all. */
  featureCount: OrNull(z.int()),
  facts: z._default(z.array(FactClaim), []),
  detectedFeatures: z.array(z.string()),
  description: z.string(),
  hasRenovatedFeatures: z.boolean(),
  hasPremiumFeatures: z.boolean(),
  isWellLit: z.boolean(),
  hasModernInterior: z.boolean(),
  /** Degrees, WGS 84. */
  latitude: OrNull(z.number()),
  longitude: OrNull(z.number()),
  /** False when the point is that of the suburb, because no advert shows both the full address and a point. */
  isAtDoor: z.optional(z.boolean()),
}

/** A home merged from its adverts, without scores. */
export const PropertySnapshot = z.object({
  id: Id,
  /** Increments with every change of the home; an older one never overwrites a newer one. */
  revision: z.int(),
  title: z.string(),
  address: z.string(),
  ...scoredFields,
  facts: z._default(z.array(HomeFact), []),
  displayPrice: OrNull(z.string()),
  parking: OrNull(z.int()),
  propertyType: PropertyType,
  imageUrl: OrNull(z.string()),
  images: z.array(z.string()),
  url: OrNull(z.string()),
  source: z.string(),
  sources: z.array(PropertySource),
  propertyCondition: OrNull(z.string()),
  hasView: z.boolean(),
  status: ListingStatus,
  openHome: z.boolean(),
  openHomeDate: OrNull(Instant),
  openHomeEndTime: OrNull(Instant),
  inspections: z.array(Inspection),
  auction: z.boolean(),
  auctionDate: OrNull(Instant),
  /** IANA name; all times of this home are shown in it. */
  timeZone: z.string(),
  listedAt: OrNull(Instant),
  /** False when the gazetteer has no suburb of this name and postcode: the home is then found by its postcode. */
  hasKnownSuburb: z.optional(z.boolean()),
  updatedAt: Instant,
})
export type PropertySnapshot = z.infer<typeof PropertySnapshot>

/**
 * A home as search stores it. A hidden price filters and scores on the server only: it goes to scoring, and never to a
 * browser, another service or a mail.
 */
export const KeptHome = z.extend(PropertySnapshot, { hiddenPrice: OrNull(z.int()) })
export type KeptHome = z.infer<typeof KeptHome>

/** How a home is offered now. */
export const CurrentOffer = z.pick(PropertySnapshot, {
  status: true,
  price: true,
  priceFrom: true,
  priceTo: true,
  displayPrice: true,
})
export type CurrentOffer = z.infer<typeof CurrentOffer>

/** A home in a reply: the snapshot with the caller's own score, overrides, tags and notes. */
export const Property = z.extend(PropertySnapshot, {
  /** Set in a finished search whose home has since changed its offer; null otherwise. */
  current: OrNull(CurrentOffer),
  score: OrNull(z.int()),
  /** When the search that scores it began; null when the buyer's current weights score it. */
  searchedAt: OrNull(Instant),
  displayScore: OrNull(z.int()),
  breakdown: PropertyScore.shape.breakdown,
  coverage: OrNull(PropertyScore.shape.coverage),
  /** The points of a hidden price, whole, out of 10; null when the price is shown or unknown. */
  priceValue: OrNull(z.int().check(z.gte(0), z.lte(10))),
  scoreOverrides: OrNull(ScoreOverrides),
  tags: z.array(z.string()),
  notes: OrNull(z.string()),
})
export type Property = z.infer<typeof Property>

/** The middle half of the prices that similar homes for sale show, in dollars, and the number of these homes. */
export const SimilarPrices = z.object({ from: z.int(), to: z.int(), homes: z.int() })
export type SimilarPrices = z.infer<typeof SimilarPrices>

/** Another home of the same project. */
export const ProjectHome = z.pick(PropertySnapshot, {
  id: true,
  address: true,
  suburb: true,
  propertyType: true,
  bedrooms: true,
  bathrooms: true,
  parking: true,
  status: true,
  price: true,
  priceFrom: true,
  priceTo: true,
  displayPrice: true,
})
export type ProjectHome = z.infer<typeof ProjectHome>
