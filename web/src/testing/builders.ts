import type {
  CurrentUser,
  HomeCard,
  HomeFact,
  LocationSuggestion,
  Property,
  SavedSearch,
  SearchStatus,
  SubscriptionView,
  WeightsRecord,
} from '@verandah/contracts'
import { defaultWeights } from '@verandah/contracts'
import { aHome as anyHome } from '@verandah/contracts/testing'

export function aUser(over: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-7',
    username: 'calmbuyer12',
    email: 'ruth.ellis@example.com',
    emailStatus: 'confirmed',
    name: 'Ruth Ellis',
    plan: 'free_trial',
    isAdmin: false,
    createdAt: '2026-11-01T02:00:00.000Z',
    subscriptionStatus: 'inactive',
    hasSearchGrant: false,
    coveredBy: null,
    twoStep: null,
    ...over,
  }
}

export function aSuggestion(over: Partial<LocationSuggestion> = {}): LocationSuggestion {
  return {
    id: 'vic-richmond-3121',
    value: 'Richmond VIC 3121',
    locality: 'Richmond',
    state: 'VIC',
    postcode: '3121',
    latitude: -37.82,
    longitude: 145,
    ...over,
  }
}

export function aWeightsRecord(over: Partial<WeightsRecord> = {}): WeightsRecord {
  return {
    id: 'weights-7',
    userId: 'user-7',
    ...defaultWeights,
    additionalCriteria: {},
    places: [],
    idealCriteria: {},
    useFiltersForScoring: true,
    ...over,
  }
}

export function aSearch(over: Partial<SearchStatus> = {}): SearchStatus {
  return {
    id: 'search-1',
    status: 'completed',
    createdAt: '2026-11-20T02:00:00.000Z',
    completedAt: '2026-11-20T02:00:04.000Z',
    isWaiting: false,
    deadlineAt: '2026-11-20T02:00:20.000Z',
    failure: null,
    resultsCount: 12,
    filters: { locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' }], maxPages: 5 },
    scoringWeights: null,
    hasCustomWeights: false,
    providers: [],
    revision: 3,
    ...over,
  }
}

/** A saved search that ran yesterday and runs again today. */
export function aSavedSearch(over: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 'saved-1',
    name: 'Terraces',
    frequency: 'daily',
    filters: { ...aSearch().filters, maxPrice: 1_500_000 },
    createdAt: '2026-11-01T02:00:00.000Z',
    lastCheckedAt: '2026-11-20T02:00:00.000Z',
    nextCheckAt: '2026-11-21T02:00:00.000Z',
    lastSearchId: 'search-7',
    homesCount: 18,
    ...over,
  }
}

export function aHome(over: Partial<Property> = {}): Property {
  return {
    ...anyHome({
      title: '12 Lennox Street, Richmond',
      address: '12 Lennox Street',
      price: 1_250_000,
      landSize: 312,
      propertyType: 'House',
      propertyAge: 'Historic',
      features: ['Courtyard', 'Fireplace'],
      description: 'A Victorian terrace with a deep verandah.',
      isWellLit: true,
      imageUrl: '/pictures/home-1/0.svg',
      images: ['/pictures/home-1/0.svg', '/pictures/home-1/1.svg'],
      url: 'https://listings.example/home-1',
      sources: [{ listingId: 'domain:1', provider: 'domain', name: 'Domain', url: null, isSample: true }],
      updatedAt: '2026-11-20T02:00:00.000Z',
    }),
    current: null,
    searchedAt: null,
    score: 82,
    displayScore: 82,
    breakdown: [
      { kind: 'factor', name: 'price', weight: 8, value: 10, points: 36, outOf: 36 },
      { kind: 'factor', name: 'location', weight: 9, value: 8.3, points: 34, outOf: 41 },
      { kind: 'factor', name: 'landSize', weight: 5, value: null, points: 12, outOf: 23 },
    ],
    coverage: { known: 2, total: 3 },
    priceValue: null,
    scoreOverrides: null,
    tags: [],
    notes: null,
    ...over,
  }
}

/** A result card without badges. */
export function aCard(over: Partial<HomeCard> = {}): HomeCard {
  return {
    ...aHome(),
    isNew: false,
    priceDrop: null,
    isOpenThisWeekend: false,
    isSeen: false,
    isHidden: false,
    cost: null,
    ...over,
  }
}

/** An active annual plan. */
export function aSubscription(over: Partial<SubscriptionView> = {}): SubscriptionView {
  return {
    status: 'active',
    plan: 'annual',
    subscriptionId: 'sub_7',
    currentPeriodEnd: '2027-03-05T02:00:00.000Z',
    cancelAtPeriodEnd: false,
    trialEndsAt: null,
    isActive: true,
    ...over,
  }
}

/** What an advert at Domain says of a home. */
export function aFact(name: HomeFact['name'], over: Partial<HomeFact> = {}): HomeFact {
  const advert = { source: 'Domain', listingId: 'domain:1', at: '2026-11-03T01:00:00.000Z', said: null }
  return { name, value: 'yes', basis: 'description', quote: null, ...advert, ...over }
}
