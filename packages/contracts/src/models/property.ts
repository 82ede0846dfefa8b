import * as z from 'zod/mini'
import { AustralianState, Id, Instant, OrNull, Postcode } from '../fields.ts'
import { PropertyType } from './criteria.ts'
import { FactClaim, HomeFact } from './home-facts.ts'
import { PropertyScore, ScoreOverrides } from './score.ts'

export const PropertyAge = z.enum(['Modern', 'Recent', 'Established', 'Historic'])
export type PropertyAge = z.infer<typeof PropertyAge>

/** Where a home stands on the market (RESO StandardStatus, folded). `gone` is withdrawn or off market. */
export const ListingStatus = z.enum(['active', 'underOffer', 'sold', 'gone'])
export type ListingStatus = z.infer<typeof ListingStatus>

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

/** What the scorer reads of a home. Null is unknown, never "no". Dollars; square metres; `propertyAge` a band or any text. */
export const scoredFields = {
  price: OrNull(z.int()),
  /** The range that the price text holds, in dollars. */
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
  /** How many features count: those of one advert, each once. Null counts them all. */
  featureCount: OrNull(z.int()),
  facts: z._default(z.array(FactClaim), []),
  detectedFeatures: z.array(z.string()),
  description: z.string(),
  hasRenovatedFeatures: z.boolean(),
  hasPremiumFeatures: z.boolean(),
  isWellLit: z.boolean(),
  hasModernInterior: z.boolean(),
}

/** A home as the product knows it, merged from its adverts, before anybody's score. */
export const PropertySnapshot = z.object({
  id: Id,
  /** Moves by one with every change of the home; an older one never overwrites a newer one. */
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
  /** IANA name; every time of this home is shown in it. */
  timeZone: z.string(),
  latitude: OrNull(z.number()),
  longitude: OrNull(z.number()),
  /** False where the point is that of its suburb, because no advert shows the whole address and a point. */
  isAtDoor: z.optional(z.boolean()),
  listedAt: OrNull(Instant),
  /** False where the gazetteer has no such suburb with this postcode: then the home is found by its postcode. */
  hasKnownSuburb: z.optional(z.boolean()),
  updatedAt: Instant,
})
export type PropertySnapshot = z.infer<typeof PropertySnapshot>

/**
 * A home as the search service keeps it. What the vendor asks where the advert has no price filters and scores there: it goes to
 * scoring, and to no browser, sibling or mail.
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
  /** Set by a search that is over, where the offer has changed since; null otherwise. */
  current: OrNull(CurrentOffer),
  score: OrNull(z.int()),
  /** When the search began by whose weights it is scored; null where what the buyer weighs now scores it. */
  searchedAt: OrNull(Instant),
  displayScore: OrNull(z.int()),
  breakdown: PropertyScore.shape.breakdown,
  coverage: OrNull(PropertyScore.shape.coverage),
  /** What a price that is not advertised is worth here, in whole points of 10; null where the price is shown or unknown. */
  priceValue: OrNull(z.int().check(z.gte(0), z.lte(10))),
  scoreOverrides: OrNull(ScoreOverrides),
  tags: z.array(z.string()),
  notes: OrNull(z.string()),
})
export type Property = z.infer<typeof Property>

/** What changed when: append-only from the first day. */
export const PropertyChange = z.object({
  at: Instant,
  listingId: Id,
  price: OrNull(z.int()),
  displayPrice: OrNull(z.string()),
  status: ListingStatus,
  inspections: z.array(Inspection),
  auctionDate: OrNull(Instant),
})
export type PropertyChange = z.infer<typeof PropertyChange>

/** What an advert states beside what homes are compared by: its own words for its own home, never mixed with another's. Metres; square metres; stars. */
export const AdvertParticulars = z.object({
  agents: z.array(z.object({ name: z.string(), telephone: OrNull(z.string()), email: z.optional(z.string()) })),
  floorArea: OrNull(z.number()),
  frontage: OrNull(z.number()),
  energyRating: OrNull(z.number()),
  yearBuilt: OrNull(z.int()),
  yearRenovated: OrNull(z.int()),
  estate: OrNull(z.string()),
  isHouseAndLand: z.boolean(),
  /** The price guide that Victorian law asks for, a document. */
  statementOfInformation: OrNull(z.string()),
  video: OrNull(z.string()),
  /** A walk through the home in three dimensions. */
  tour: OrNull(z.string()),
  /** The project that the home is part of, at its provider. */
  project: OrNull(z.object({ id: z.optional(z.string()), name: z.string(), url: OrNull(z.string()) })),
  /** It is shown to those who ask for an appointment. */
  isByAppointment: z._default(z.boolean(), false),
  /** What the provider wants to stand beside its adverts. */
  disclaimer: OrNull(z.string()),
})
export type AdvertParticulars = z.infer<typeof AdvertParticulars>

/** One advert of a home as it stands, in the words of its source, and what it said before, oldest first. */
export const PropertyAdvert = z.extend(PropertySource, {
  ...{ bedrooms: z._default(OrNull(z.int()), null), bathrooms: z._default(OrNull(z.number()), null) },
  ...{ parking: z._default(OrNull(z.int()), null), landSize: z._default(OrNull(z.number()), null) },
  /** What its own fields name. */
  features: z._default(z.array(z.string()), []),
  status: ListingStatus,
  price: OrNull(z.int()),
  displayPrice: OrNull(z.string()),
  agency: OrNull(z.string()),
  agent: OrNull(z.string()),
  /** Null where the source knows no more than its summary. */
  particulars: OrNull(AdvertParticulars),
  listedAt: OrNull(Instant),
  history: z.array(z.omit(PropertyChange, { listingId: true })),
})
export type PropertyAdvert = z.infer<typeof PropertyAdvert>

/** A home of the same project, to go on to. */
export const ProjectHome = z.pick(PropertySnapshot, {
  ...{ id: true, address: true, suburb: true, propertyType: true, bedrooms: true, bathrooms: true, parking: true },
  ...{ status: true, price: true, priceFrom: true, priceTo: true, displayPrice: true },
})
export type ProjectHome = z.infer<typeof ProjectHome>

/** The advertised price in dollars and in words. */
const AdvertisedPrice = z.object({ price: OrNull(z.int()), displayPrice: OrNull(z.string()) })

/** What a home that somebody follows did. `new` is said once, when the first buyer begins to follow it. */
export const TrackedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), before: z.null(), after: z.null() }),
  z.object({ kind: z.literal('price'), before: AdvertisedPrice, after: AdvertisedPrice }),
  z.object({ kind: z.literal('status'), before: ListingStatus, after: ListingStatus }),
  z.object({ kind: z.literal('inspections'), before: z.array(Inspection), after: z.array(Inspection) }),
  z.object({ kind: z.literal('auction'), before: OrNull(Instant), after: OrNull(Instant) }),
])
export type TrackedChange = z.infer<typeof TrackedChange>
