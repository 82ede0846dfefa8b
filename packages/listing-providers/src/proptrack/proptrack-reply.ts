import * as z from 'zod'
import { number, optional, text } from '../loose-fields.ts'

const Address = z.object({ fullAddress: text, location: optional(z.object({ latitude: number, longitude: number })) })

const Attributes = z.object({
  bedrooms: number,
  bathrooms: number,
  carSpaces: number,
  floorArea: number,
  landArea: number,
  propertyType: text,
  propertySubType: text,
  yearBuilt: number,
  features: optional(z.array(z.string())),
})

const Image = z.object({ id: text, extension: text, type: text, orderIndex: number, sha: text }).nullable().catch(null)

/** A listing of PropTrack's Listings API v2, in searches and details. */
export const PropTrackListing = z.object({
  listingId: z.union([z.string().min(1).max(40), z.int()]),
  listingType: text,
  status: text,
  address: optional(Address),
  attributes: optional(Attributes),
  auctionDateTime: text,
  auctionDate: text,
  auctionTime: text,
  auctionResult: text,
  description: text,
  firstSeenDate: text,
  listingPrice: number,
  priceDescription: text,
  saleDate: text,
  saleValue: number,
  saleValueSuppressed: optional(z.boolean()),
  images: optional(z.array(Image)),
  videoUrl: text,
  attachments: optional(z.array(z.object({ url: text, type: text }).nullable().catch(null))),
  /** Star rating of the home, in states that require one. */
  energyEfficiencyRating: number,
  /** Only sent for keys with that permission. */
  agents: optional(z.array(z.object({ name: text }))),
  agencies: optional(z.array(z.object({ name: text, agencyId: text }))),
})
export type PropTrackListing = z.output<typeof PropTrackListing>

export const PropTrackPage = z.object({
  numberOfResults: z.int().min(0),
  pageInfo: z.object({ hasNextPage: z.boolean(), pageEndCursor: text }),
  listings: z.array(z.unknown()),
})
