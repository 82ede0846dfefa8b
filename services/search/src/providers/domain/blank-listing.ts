import { describeHome } from './describe-home.ts'
import type { Listing } from './listing.ts'

type Stated = 'id' | 'provider' | 'sourceId' | 'suburb' | 'state' | 'postcode'

/** An advert of which nothing is known but where it stands. */
export const blankListing: Omit<Listing, Stated> = {
  ...describeHome('', []),
  sourceName: '',
  isSample: false,
  status: 'active',
  title: '',
  description: '',
  unit: null,
  streetNumber: null,
  street: null,
  address: '',
  price: null,
  priceFrom: null,
  priceTo: null,
  displayPrice: null,
  bedrooms: null,
  bathrooms: null,
  parking: null,
  landSize: null,
  propertyType: 'Other',
  propertyAge: null,
  features: [],
  images: [],
  floorplans: [],
  url: null,
  inspections: [],
  isAuction: false,
  auctionDate: null,
  timeZone: '',
  latitude: null,
  longitude: null,
  listedAt: null,
  agency: null,
  agent: null,
}
