import type { ScoringInput } from '../events/search.ts'
import type { SearchedLocality } from '../models/locality.ts'
import type { Place } from '../models/place.ts'
import type { PropertySnapshot } from '../models/property.ts'
import { type PurchasedHome, PurchaseTerms, type TrackedPurchase } from '../models/purchase.ts'
import { HomeSummary } from '../models/saved-search.ts'

export const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const satisfies SearchedLocality

/** In the middle of Melbourne, by car. */
export function aPlace(place: Partial<Place> = {}): Place {
  return {
    name: 'Work',
    latitude: -37.81,
    longitude: 144.96,
    mode: 'driving',
    arriveBy: null,
    goodMinutes: 15,
    tooFarMinutes: 45,
    weight: 5,
    ...place,
  }
}

/** The scoring input of a home of which only the place is known. */
export const unknownFacts: Omit<ScoringInput, 'propertyId' | 'revision'> = {
  ...richmond,
  price: null,
  priceFrom: null,
  priceTo: null,
  hiddenPrice: null,
  bedrooms: null,
  bathrooms: null,
  landSize: null,
  propertyAge: null,
  features: [],
  featureCount: null,
  facts: [],
  detectedFeatures: [],
  description: '',
  hasRenovatedFeatures: false,
  hasPremiumFeatures: false,
  isWellLit: false,
  hasModernInterior: false,
  latitude: null,
  longitude: null,
  overrides: null,
}

const { overrides: _none, hiddenPrice: _hidden, facts: _claims, ...facts } = unknownFacts

/** A plausible home for tests, with overrides. */
export function aHome(home: Partial<PropertySnapshot> = {}): PropertySnapshot {
  return {
    id: 'home-1',
    revision: 1,
    title: 'A home with a verandah',
    address: '39 Example Street, Richmond VIC 3121',
    ...facts,
    facts: [],
    price: 1_250_000,
    displayPrice: null,
    bedrooms: 3,
    bathrooms: 2,
    parking: 1,
    landSize: 180,
    propertyType: 'Townhouse',
    features: ['Solar panels'],
    imageUrl: null,
    images: [],
    url: null,
    source: 'Domain',
    sources: [],
    propertyCondition: null,
    hasView: false,
    status: 'active',
    openHome: false,
    openHomeDate: null,
    openHomeEndTime: null,
    inspections: [],
    auction: false,
    auctionDate: null,
    timeZone: 'Australia/Melbourne',
    listedAt: null,
    updatedAt: '2026-11-20T00:00:00.000Z',
    ...home,
  }
}

/** A purchase in Richmond by a contract of 1 December 2026, as `PurchaseChanged` holds it. */
export function aTrackedPurchase(
  terms: Partial<PurchaseTerms> = {},
  { home, done = [] }: { home?: Partial<PurchasedHome>; done?: string[] } = {},
): TrackedPurchase {
  return {
    home: { ...HomeSummary.parse(aHome({ propertyType: 'House' })), isAuction: false, auctionOn: null, ...home },
    terms: PurchaseTerms.parse({ contractOn: '2026-12-01', settlementOn: '2027-01-29', ...terms }),
    done,
  }
}
