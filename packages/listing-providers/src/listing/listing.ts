import type { AdvertParticulars, PropertyAge, KeptHome } from '@verandah/contracts'
import type { Picture } from './gallery.ts'
import type { Offer } from './read-price.ts'
import type { Sale } from './sale.ts'
import type { AdvertFact, ParkingKind } from './stated-facts.ts'

/**
 * How a home's field is merged from its adverts: `best` takes the best advert's value, `first` the best advert that has
 * one.
 */
type Merging = 'best' | 'first' | 'any' | 'labels' | 'longest' | 'together'

interface Field<Value> {
  /** Value if the advert does not state the field. Unknown is null, never "no". */
  readonly blank: Value
  /** `together`: merged with other fields by a separate rule (`merge-listings.ts`). */
  readonly merging: Merging
}

const unknown = { blank: null, merging: 'first' } as const
const unclaimed = { blank: false, merging: 'any' } as const
const unlisted = { blank: [], merging: 'labels' } satisfies Field<string[]>
const joined = <Value>(blank: Value) => ({ blank, merging: 'together' }) as const

/** What an advert says of its home, field by field. Add new fields of homes here. */
export const homeFields = {
  status: { blank: 'active', merging: 'best' },
  title: joined(''),
  description: { blank: '', merging: 'longest' },
  address: joined(''),
  price: joined(null),
  priceFrom: joined(null),
  priceTo: joined(null),
  displayPrice: joined(null),
  hiddenPrice: joined(null),
  bedrooms: joined(null),
  bathrooms: joined(null),
  parking: joined(null),
  landSize: unknown,
  propertyType: { blank: 'Other', merging: 'best' },
  propertyAge: unknown,
  /** Labels of features stated in the advert's own fields: `Solar panels`. */
  features: unlisted,
  hasPremiumFeatures: unclaimed,
  hasModernInterior: unclaimed,
  images: joined([]),
  url: unknown,
  inspections: joined([]),
  auctionDate: joined(null),
  timeZone: { blank: '', merging: 'best' },
  latitude: joined(null),
  longitude: joined(null),
  listedAt: joined(null),
} as const satisfies { readonly [Name in keyof KeptHome]?: Field<KeptHome[Name]> }

type HomeField = keyof typeof homeFields

/** One advert of a home, normalised. Dollars; square metres; instants in UTC, ISO 8601. */
export interface Listing extends Pick<KeptHome, Exclude<HomeField, 'propertyAge'>> {
  /** `provider:sourceId`. */
  id: string
  provider: string
  sourceId: string
  /** Who shows the advert, in a buyer's words. */
  sourceName: string
  isSample: boolean
  unit: string | null
  /** Lot of the plan of subdivision, if stated beside a street number. */
  lot: string | null
  streetNumber: string | null
  street: string | null
  suburb: string
  state: KeptHome['state']
  postcode: string
  propertyAge: PropertyAge | null
  facts: readonly AdvertFact[]
  /** Number of its own labels; absent from adverts stored by an earlier build. */
  featureCount?: number
  floorplans: string[]
  isAuction: boolean
  /** For feeds: price fields as stated in records, merged with the next record. */
  statedPrice?: FeedPrice
  agency: { id: string | null; name: string | null } | null
  agent: string | null
  /**
   * The agency's own id of the sale, prefixed with the agency's id: `AGENCY-123`. Null if the provider does not pass it
   * on.
   */
  crmId: string | null
  /** When the provider last changed it. */
  modifiedAt: string | null
  particulars?: AdvertParticulars
  /** Absent unless sold, and where the provider does not say how. */
  sale?: Sale
  /** False if the gazetteer has no such suburb with this postcode. */
  hasKnownSuburb?: boolean
  /** For feeds: the best kind of parking counted in their records. */
  parkingKind?: ParkingKind
}

/** Null where a record does not state it; `text` replaces the number. */
export interface FeedPrice {
  price: number | null
  text: string | null
  isWithheld: boolean
}

export const noParticulars: AdvertParticulars = {
  agents: [],
  floorArea: null,
  frontage: null,
  energyRating: null,
  yearBuilt: null,
  yearRenovated: null,
  estate: null,
  isHouseAndLand: false,
  statementOfInformation: null,
  video: null,
  tour: null,
  project: null,
  isByAppointment: false,
  disclaimer: null,
}

type Stated = 'id' | 'provider' | 'sourceId' | 'suburb' | 'state' | 'postcode'

/** Initial values of an advert whose text is not read yet. */
export const undescribed = { facts: [], hasPremiumFeatures: false, hasModernInterior: false }

/**
 * Clones through JSON, because V8 then copies the object cheaply; adding field after field leaves ten times as much
 * garbage.
 */
export function inOnePiece<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** Values of all fields for an advert that states none. */
export const blankFields = Object.fromEntries(
  Object.entries<Field<unknown>>(homeFields).map(([name, { blank }]) => [name, blank]),
) as { [Name in HomeField]: Listing[Name] }

/** An advert with only a place known. */
export const blankListing: Omit<Listing, Stated> = inOnePiece({
  ...blankFields,
  sourceName: '',
  isSample: false,
  unit: null,
  lot: null,
  streetNumber: null,
  street: null,
  facts: [],
  floorplans: [],
  isAuction: false,
  agency: null,
  agent: null,
  crmId: null,
  modifiedAt: null,
})

/** Fields derived from other fields, the gazetteer or the local clock, so no record states them. */
type Derived =
  | keyof typeof undescribed
  | 'featureCount'
  | keyof Offer
  | 'timeZone'
  | 'inspections'
  | 'auctionDate'
  | 'listedAt'
  | 'modifiedAt'
  | 'hasKnownSuburb'
  | 'images'
  | 'floorplans'
type Identity = 'id' | 'provider' | 'sourceId'

/** What one record of a feed says of an advert; unnamed fields stay unchanged. Local times are wall clocks. */
export type ListingUpdate = Pick<Listing, Identity> &
  Partial<Omit<Listing, Derived | Identity | 'particulars' | 'statedPrice'>> & {
    statedPrice?: Partial<FeedPrice>
    particulars?: Partial<AdvertParticulars>
    /** The record says current and does not mention whether it is under offer. */
    isOffered?: boolean
    pictures?: Picture[]
    plans?: Picture[]
    /** Labels of features that the record says the home lacks. */
    absentFeatures?: string[]
    localInspections?: { start: string; end: string }[]
    localAuctionDate?: string | null
    /** Comparable within one advert only. */
    localModifiedAt?: string
  }

/** An advert that was not kept, and why. `position` counts from 1 in the received data. */
export interface RejectedListing {
  position: number
  /** The provider's own id, if it could be read. */
  listing: string | null
  reason: string
}
