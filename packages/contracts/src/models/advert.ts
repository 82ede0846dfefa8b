import * as z from 'zod/mini'
import { Id, Instant, OrNull } from '../fields.ts'
import { Inspection, ListingStatus, PropertySource } from './property.ts'

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

/** Details of one advert, never merged with another's. Metres; square metres; stars. */
export const AdvertParticulars = z.object({
  agents: z.array(z.object({ name: z.string(), telephone: OrNull(z.string()), email: z.optional(z.string()) })),
  floorArea: OrNull(z.number()),
  frontage: OrNull(z.number()),
  energyRating: OrNull(z.number()),
  yearBuilt: OrNull(z.int()),
  yearRenovated: OrNull(z.int()),
  estate: OrNull(z.string()),
  isHouseAndLand: z.boolean(),
  /** URL of the Statement of Information that Victorian law requires. */
  statementOfInformation: OrNull(z.string()),
  video: OrNull(z.string()),
  /** A walk through the home in three dimensions. */
  tour: OrNull(z.string()),
  /** The project that the home is part of, at its provider. */
  project: OrNull(z.object({ id: z.optional(z.string()), name: z.string(), url: OrNull(z.string()) })),
  /** Inspections by appointment only. */
  isByAppointment: z._default(z.boolean(), false),
  /** A disclaimer that the provider requires beside its adverts. */
  disclaimer: OrNull(z.string()),
})
export type AdvertParticulars = z.infer<typeof AdvertParticulars>

/** One advert of a home as its source states it, with its history, oldest first. */
export const PropertyAdvert = z.extend(PropertySource, {
  bedrooms: z._default(OrNull(z.int()), null),
  bathrooms: z._default(OrNull(z.number()), null),
  parking: z._default(OrNull(z.int()), null),
  landSize: z._default(OrNull(z.number()), null),
  /** Features from its own fields. */
  features: z._default(z.array(z.string()), []),
  status: ListingStatus,
  price: OrNull(z.int()),
  displayPrice: OrNull(z.string()),
  agency: OrNull(z.string()),
  agent: OrNull(z.string()),
  /** Null when the source has only a summary. */
  particulars: OrNull(AdvertParticulars),
  listedAt: OrNull(Instant),
  /** When it was last heard of, for a caller who follows the home: its adverts are then looked up. */
  checkedAt: OrNull(Instant),
  history: z.array(z.omit(PropertyChange, { listingId: true })),
})
export type PropertyAdvert = z.infer<typeof PropertyAdvert>

/** The advertised price in dollars and in words. */
const AdvertisedPrice = z.object({ price: OrNull(z.int()), displayPrice: OrNull(z.string()) })

/** A change of a followed home. `new` is published once, for its first follower. */
export const TrackedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), before: z.null(), after: z.null() }),
  z.object({ kind: z.literal('price'), before: AdvertisedPrice, after: AdvertisedPrice }),
  z.object({ kind: z.literal('status'), before: ListingStatus, after: ListingStatus }),
  z.object({ kind: z.literal('inspections'), before: z.array(Inspection), after: z.array(Inspection) }),
  z.object({ kind: z.literal('auction'), before: OrNull(Instant), after: OrNull(Instant) }),
])
export type TrackedChange = z.infer<typeof TrackedChange>
