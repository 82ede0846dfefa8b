import type { AdvertParticulars, PropertyAge, KeptHome } from '@verandah/contracts'
import type { Picture } from './gallery.ts'
import type { Offer } from './read-price.ts'
import type { AdvertFact, ParkingKind } from './stated-facts.ts'

/** How the adverts of one home make its field: `best`: the best one's; `first`: the best one's that knows it. */
type Merging = 'best' | 'first' | 'any' | 'labels' | 'longest' | 'together'

interface Field<Value> {
  /** What an advert says of it that does not name it. Unknown is null, never "no". */
  readonly blank: Value
  /** `together`: with other fields, by a rule of its own (`merge-listings.ts`). */
  readonly merging: Merging
}

const unknown = { blank: null, merging: 'first' } as const
const unclaimed = { blank: false, merging: 'any' } as const
const unlisted = { blank: [], merging: 'labels' } satisfies Field<string[]>
const joined = <Value>(blank: Value) => ({ blank, merging: 'together' }) as const

/** What an advert says of its home, field by field. A new field of homes begins here. */
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
  /** What the advert's own fields state, as labels: `Solar panels`. */
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
  /** Who shows the advert, as a buyer would say it. */
  sourceName: string
  isSample: boolean
  unit: string | null
  /** Of the plan of subdivision, where it is named beside a street number. */
  lot: string | null
  streetNumber: string | null
  street: string | null
  suburb: string
  state: KeptHome['state']
  postcode: string
  propertyAge: PropertyAge | null
  facts: readonly AdvertFact[]
  /** Of its own labels; absent from adverts that an earlier build kept. */
  featureCount?: number
  floorplans: string[]
  isAuction: boolean
  /** Of feeds, what their records say of the price, by which the next record is read. */
  statedPrice?: FeedPrice
  agency: { id: string | null; name: string | null } | null
  agent: string | null
  /** The agency's own id of the sale with the agency's id before it, `AGENCY-123`, where the provider passes it on. */
  crmId: string | null
  /** When the provider last changed it. */
  modifiedAt: string | null
  particulars?: AdvertParticulars
  /** False where the gazetteer has no such suburb with this postcode. */
  hasKnownSuburb?: boolean
  /** Of feeds, the best place to park that their records count. */
  parkingKind?: ParkingKind
}

/** Silent where a record does not name it; `text` stands in the place of the number. */
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

/** An advert of which the words were not read yet. */
export const undescribed = { facts: [], hasPremiumFeatures: false, hasModernInterior: false }

/** The same, as V8 reads it from JSON: a copy of it is filled at no cost, where an object that gains field after field leaves ten times as much behind. */
export const inOnePiece = <Value extends object>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** What an advert says of a home that it says nothing of. */
export const blankFields = Object.fromEntries(
  Object.entries<Field<unknown>>(homeFields).map(([name, { blank }]) => [name, blank]),
) as { [Name in HomeField]: Listing[Name] }

/** An advert of which nothing is known but where it stands. */
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

/** Derived from other fields, from the gazetteer or from the clock of the place, so no record states them. */
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

/** What one record of a feed says of an advert: whatever it does not name stays as it was. Local times are wall clocks. */
export type ListingUpdate = Pick<Listing, Identity> &
  Partial<Omit<Listing, Derived | Identity | 'particulars' | 'statedPrice'>> & {
    statedPrice?: Partial<FeedPrice>
    particulars?: Partial<AdvertParticulars>
    /** It is offered, and the record does not speak of offers. */
    isOffered?: boolean
    pictures?: Picture[]
    plans?: Picture[]
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
