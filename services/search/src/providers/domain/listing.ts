import type { AustralianState, Inspection, ListingStatus, PropertyAge, PropertyType } from '@verandah/contracts'
import type { HomeWords } from './describe-home.ts'

/** One advert of a home, normalised. Null is unknown, never "no". Dollars; square metres; instants in UTC, ISO 8601. */
export interface Listing extends HomeWords {
  /** `provider:sourceId`. */
  id: string
  provider: string
  sourceId: string
  /** Who shows the advert, as a buyer would say it. */
  sourceName: string
  isSample: boolean
  status: ListingStatus
  title: string
  /** Plain text; paragraphs are parted by an empty line. */
  description: string
  unit: string | null
  streetNumber: string | null
  street: string | null
  suburb: string
  state: AustralianState
  postcode: string
  /** For display. */
  address: string
  price: number | null
  priceFrom: number | null
  priceTo: number | null
  displayPrice: string | null
  bedrooms: number | null
  bathrooms: number | null
  parking: number | null
  landSize: number | null
  propertyType: PropertyType
  propertyAge: PropertyAge | null
  /** What the advert's own fields state, as labels: `Solar panels`. */
  features: string[]
  images: string[]
  floorplans: string[]
  url: string | null
  inspections: Inspection[]
  isAuction: boolean
  auctionDate: string | null
  timeZone: string
  latitude: number | null
  longitude: number | null
  listedAt: string | null
  agency: { id: string | null; name: string | null } | null
  agent: string | null
}

/** Derived from other fields or from the clock of the place, so no record states them. */
type Derived = keyof HomeWords | 'timeZone' | 'inspections' | 'auctionDate' | 'listedAt'
type Identity = 'id' | 'provider' | 'sourceId'

/** What one record of a feed says of an advert: whatever it does not name stays as it was. Local times are wall clocks. */
export type ListingUpdate = Pick<Listing, Identity> &
  Partial<Omit<Listing, Derived | Identity>> & {
    /** Labels that the record says the home does not have. */
    absentFeatures?: string[]
    localInspections?: { start: string; end: string }[]
    localAuctionDate?: string | null
    /** Comparable within one advert only. */
    localModifiedAt?: string
  }

/** An advert that could not be kept, and why. `position` counts from 1 in what was received. */
export interface RejectedListing {
  position: number
  /** The provider's own id, when it could be read. */
  listing: string | null
  reason: string
}
