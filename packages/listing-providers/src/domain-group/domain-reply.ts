import * as z from 'zod'
import { number, optional, text } from '../loose-fields.ts'

const Media = z.array(z.object({ category: text, type: text, url: z.string() }).nullable().catch(null))

const PropertyDetails = z.object({
  state: text,
  suburb: text,
  postcode: text,
  propertyType: text,
  allPropertyTypes: optional(z.array(z.string())),
  features: optional(z.array(z.string())),
  bedrooms: number,
  bathrooms: number,
  carspaces: number,
  unitNumber: text,
  streetNumber: text,
  street: text,
  displayableAddress: text,
  /** `fullAddress`, `streetOnly` or `areaOnly`. */
  displayAddressType: text,
  latitude: number,
  longitude: number,
  landArea: number,
  buildingArea: number,
  isRural: optional(z.boolean()),
  isNew: optional(z.boolean()),
})

const InspectionTime = z.object({ openingTime: z.string(), closingTime: text }).nullable().catch(null)

const Advertiser = z.object({
  id: optional(z.union([z.number(), z.string()])),
  name: text,
  contacts: optional(z.array(z.object({ name: text }))),
})

/** Only the newer API sends the last three. */
const PriceDetails = z.object({
  displayPrice: text,
  price: number,
  priceFrom: number,
  priceTo: number,
  canDisplayPrice: optional(z.boolean()),
  depositTaken: optional(z.boolean()),
  saleMethod: text,
})

/** `listing` in a search reply (Domain's OpenAPI 3.0.4, PropertyListing). */
export const DomainListing = z.object({
  id: z.union([z.int(), z.string().min(1).max(40)]),
  listingType: text,
  advertiser: optional(Advertiser),
  priceDetails: optional(PriceDetails),
  media: optional(Media),
  propertyDetails: PropertyDetails,
  headline: text,
  summaryDescription: text,
  labels: optional(z.array(z.string())),
  auctionSchedule: optional(z.object({ time: text })),
  inspectionSchedule: optional(
    z.object({ byAppointment: optional(z.boolean()), times: optional(z.array(InspectionTime)) }),
  ),
  matterport: optional(z.object({ interior: optional(z.object({ matterportKey: text })) })),
  listingSlug: text,
  dateListed: text,
  soldData: optional(z.object({ saleMethod: text, soldDate: text, soldPrice: number })),
})
export type DomainListing = z.output<typeof DomainListing>

/** Fields that the homes of a project inherit from it. */
export const DomainProject = z.object({
  id: optional(z.union([z.int(), z.string().min(1).max(40)])),
  name: text,
  state: text,
  suburb: text,
  displayableAddress: text,
  features: optional(z.array(z.string())),
  media: optional(Media),
  projectSlug: text,
})
export type DomainProject = z.output<typeof DomainProject>

export const DomainResult = z.object({
  type: text,
  listing: z.unknown().optional(),
  project: optional(DomainProject),
  listings: optional(z.array(z.unknown())),
})

/** The search returns an array; the newer API wraps it in an object. */
export const DomainReply = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.object({ results: z.array(z.unknown()) }),
    z.transform(({ results }) => results),
  ),
])
