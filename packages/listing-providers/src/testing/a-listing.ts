import { blankListing, type Listing } from '../listing/listing.ts'

/** A plausible advert for tests, with overrides. */
export function aListing(overrides: Partial<Listing> = {}): Listing {
  return {
    ...blankListing,
    id: 'domain:1',
    provider: 'domain',
    sourceId: '1',
    sourceName: 'Domain',
    title: 'A home with a verandah',
    unit: null,
    streetNumber: '39',
    street: 'Example Street',
    suburb: 'Richmond',
    state: 'VIC',
    postcode: '3121',
    address: '39 Example Street, Richmond VIC 3121',
    price: 1_250_000,
    bedrooms: 3,
    bathrooms: 2,
    parking: 1,
    landSize: 180,
    propertyType: 'Townhouse',
    timeZone: 'Australia/Melbourne',
    ...overrides,
  }
}
