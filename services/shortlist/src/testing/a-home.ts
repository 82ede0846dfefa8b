import { type EventOf, type PropertySnapshot, TrackedPropertyChanged } from '@verandah/contracts'
import { newEvent, systemClock } from '@verandah/kit'

/** A plausible home for tests, with what a test is about on top. */
export const aHome = (home: Partial<PropertySnapshot> = {}): PropertySnapshot => ({
  id: 'home-1',
  revision: 1,
  title: 'A home with a verandah',
  address: '39 Example Street, Richmond VIC 3121',
  suburb: 'Richmond',
  state: 'VIC',
  postcode: '3121',
  price: 1_250_000,
  priceFrom: null,
  priceTo: null,
  displayPrice: null,
  bedrooms: 3,
  bathrooms: 2,
  parking: 1,
  landSize: 180,
  propertyType: 'Townhouse',
  propertyAge: null,
  propertyCondition: null,
  features: ['Solar panels'],
  detectedFeatures: [],
  description: '',
  hasRenovatedFeatures: false,
  hasPremiumFeatures: false,
  isWellLit: false,
  hasModernInterior: false,
  hasView: false,
  imageUrl: null,
  images: [],
  url: null,
  source: 'Domain',
  sources: [],
  status: 'active',
  openHome: false,
  openHomeDate: null,
  openHomeEndTime: null,
  inspections: [],
  auction: false,
  auctionDate: null,
  timeZone: 'Australia/Melbourne',
  latitude: null,
  longitude: null,
  listedAt: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...home,
})

/** The home as search announces it to those that follow it. */
export const homeNews = (home: Partial<PropertySnapshot> = {}): EventOf<typeof TrackedPropertyChanged> => {
  const snapshot = aHome(home)
  const { id: propertyId, revision, status } = snapshot
  const isGone = status === 'gone'
  const changes = [{ kind: 'new' as const, before: null, after: null }]
  return newEvent(
    TrackedPropertyChanged,
    { propertyId, revision, home: snapshot, isGone, changes },
    { clock: systemClock },
  )
}
