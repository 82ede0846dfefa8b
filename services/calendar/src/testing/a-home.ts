import { type EventOf, type PropertySnapshot, TrackedPropertyChanged } from '@verandah/contracts'
import { newEvent, systemClock } from '@verandah/kit'

/** A home as search announces it, with what a test is about on top. */
export const aHome = (overrides: Partial<PropertySnapshot> = {}): PropertySnapshot => ({
  id: 'home-1',
  revision: 1,
  title: 'A home with a verandah',
  address: '39 Example Street, Norwood SA 5067',
  price: 950_000,
  priceFrom: null,
  priceTo: null,
  suburb: 'Norwood',
  state: 'SA',
  postcode: '5067',
  bedrooms: 3,
  bathrooms: 2,
  landSize: null,
  propertyAge: null,
  features: [],
  detectedFeatures: [],
  description: '',
  hasRenovatedFeatures: false,
  hasPremiumFeatures: false,
  isWellLit: false,
  hasModernInterior: false,
  displayPrice: null,
  parking: 1,
  propertyType: 'House',
  imageUrl: null,
  images: [],
  url: null,
  source: 'domain',
  sources: [],
  propertyCondition: null,
  hasView: false,
  status: 'active',
  openHome: true,
  openHomeDate: null,
  openHomeEndTime: null,
  inspections: [
    { start: '2026-11-28T00:30:00.000Z', end: '2026-11-28T01:00:00.000Z' },
    { start: '2026-12-02T07:30:00.000Z', end: '2026-12-02T08:00:00.000Z' },
  ],
  auction: true,
  auctionDate: '2026-12-12T01:00:00.000Z',
  timeZone: 'Australia/Adelaide',
  latitude: null,
  longitude: null,
  listedAt: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...overrides,
})

export const homeNews = (
  overrides: Partial<PropertySnapshot> = {},
  isGone = false,
): EventOf<typeof TrackedPropertyChanged> => {
  const home = aHome(overrides)
  const data = { propertyId: home.id, revision: home.revision, home, isGone, changes: [] }
  return newEvent(TrackedPropertyChanged, data, { clock: systemClock })
}
