import { listResultCards, SearchScored, type Property, type SearchFilters } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listing, mayMatch } from '@verandah/listing-providers/listing'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, searchIn, planProvider, type Pipeline, type Requested } from '../../testing/open-pipeline.ts'
import { scoredAs } from '../../testing/scored-as.ts'
import { plainWeights } from '../../testing/start-search.ts'
import { pageOf } from './cards/list-cards.ts'
import { narrowHomes } from './cards/narrowed-homes.ts'
import { completeOverdueSearches } from '../fetch/overdue-searches.ts'
import { recordScores } from '../score/record-scores.ts'
import { showResults } from './show-results.ts'
import { storePage } from '../../testing/store-page.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const providers = ['domain', 'proptrack', 'reaxml']
const amount = fc.constantFrom(null, 300_000, 480_000, 500_000, 520_000, 590_000, 1_500_000, 1_800_000)
const rooms = fc.constantFrom(null, 1, 3)

const advert = fc.record({
  provider: fc.constantFrom(...providers),
  door: fc.constantFrom('1', '2', '3'),
  price: amount,
  priceFrom: amount,
  priceTo: amount,
  bedrooms: rooms,
  landSize: fc.constantFrom(null, 100, 700),
  propertyType: fc.constantFrom('House', 'Apartment'),
  status: fc.constantFrom('active', 'active', 'underOffer', 'sold'),
})

const bounds = fc.record({
  minPrice: fc.constantFrom(undefined, 500_000, 650_000, 1_500_000),
  maxPrice: fc.constantFrom(undefined, 500_000, 650_000),
  minBedrooms: fc.constantFrom(undefined, 2),
  minLandSize: fc.constantFrom(undefined, 500),
  propertyType: fc.constantFrom(undefined, 'House'),
})

/** Events in any order: a provider answers a search, scoring answers, an agent changes an advert. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('page'), search: fc.nat(2), provider: fc.constantFrom(...providers) }),
  fc.record({ kind: fc.constant('scores'), search: fc.nat(2) }),
  fc.record({ kind: fc.constant('change'), advert: fc.nat(5), to: advert }),
)

const scenario = fc.record({
  adverts: fc.array(advert, { minLength: 2, maxLength: 6 }),
  searches: fc.tuple(bounds, bounds, bounds),
  steps: fc.array(step, { minLength: 4, maxLength: 16 }),
})

type Scenario = typeof scenario extends fc.Arbitrary<infer Value> ? Value : never

let street = 0

const listingOf = ({ door, ...facts }: Scenario['adverts'][number], number: number, road: string): Listing =>
  aListing({ ...facts, id: `${facts.provider}:${road}-${number}`, street: road, streetNumber: door })

/** The filters that a shown home violates; "from" reaches a tenth above its start. */
const complaintsOf = (home: Property, filters: SearchFilters) =>
  [...priceComplaintsOf(home, filters), ...otherComplaintsOf(home, filters)].filter((one) => one !== false)

const priceComplaintsOf = ({ price, priceFrom, priceTo }: Property, { minPrice, maxPrice }: SearchFilters) => {
  const least = priceFrom ?? price ?? priceTo ?? 0
  const greatest = priceTo ?? (priceFrom === null ? price : Math.max(priceFrom * 1.1, price ?? 0)) ?? Infinity
  return [
    maxPrice !== undefined && (priceFrom ?? price) !== null && least > maxPrice && 'dearer than asked',
    minPrice !== undefined && greatest < minPrice && 'cheaper than asked',
  ]
}

const otherComplaintsOf = (home: Property, { minBedrooms, minLandSize, propertyType }: SearchFilters) => [
  minBedrooms !== undefined && home.bedrooms !== null && home.bedrooms < minBedrooms && 'too few bedrooms',
  minLandSize !== undefined && (home.landSize === null || home.landSize < minLandSize) && 'too little land',
  propertyType !== undefined && home.propertyType !== propertyType && 'another type',
  (home.status === 'sold' || home.status === 'gone') && 'off the market',
]

const shownBy = async ({ data }: Requested): Promise<Property[]> => {
  const search = await pipeline.searches.find(data.searchId)
  if (!search) return []
  const list = await showResults(pipeline, search, await pipeline.results.listOf(data.searchId))
  const { rows } = await narrowHomes(pipeline, search, { narrowing: {}, reads: [], now: pipeline.clock.now() })
  expect(rows.map(({ propertyId }) => propertyId).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
  return list
}

const scoreAll = async ({ data: { searchId, userId } }: Requested) => {
  for (const { _id: pageId, homes } of await pipeline.pages.withHomesOf(searchId)) {
    for (const [part, of] of homes.entries()) {
      const scores = of.map(({ id, revision }) => ({ ...scoredAs(50), propertyId: id, revision }))
      const data = { searchId, userId, pageId, part, weights: plainWeights, scores }
      await recordScores(pipeline)(newEvent(SearchScored, data, pipeline))
    }
  }
}

const play = async ({ adverts, searches, steps }: Scenario) => {
  street += 1
  const market = adverts.map((one, number) => listingOf(one, number, `Street ${street}`))
  const requested = await Promise.all(
    searches.map((filters) =>
      pipeline.request(
        providers.map((id) => planProvider(id, () => ({}))),
        filters as Partial<SearchFilters>,
      ),
    ),
  )
  const answer = async (provider: string, search: Requested) => {
    const listings = market.filter((one) => one.provider === provider && mayMatch(one, search.data.filters))
    const page = { provider, page: 1, outcome: 'last', detail: null, total: null, listings } as const
    await storePage(pipeline, searchIn(search), page)
  }
  const check = async () => {
    for (const search of requested)
      for (const home of await shownBy(search)) expect(complaintsOf(home, search.data.filters)).toEqual([])
  }
  for (const one of steps) {
    const search = requested['search' in one ? one.search : 0]!
    if (one.kind === 'page') await answer((one as { provider: string }).provider, search)
    else if (one.kind === 'scores') await scoreAll(search)
    else {
      const { advert: place, to } = one as { advert: number; to: Scenario['adverts'][number] }
      const before = market[place]
      if (!before) continue
      const { door: _, provider: __, ...facts } = to
      market[place] = { ...before, ...(facts as Partial<Listing>) }
      await pipeline.keepListings([market[place]])
    }
    await check()
  }
  pipeline.clock.advance(60_000)
  await completeOverdueSearches(pipeline).run(new AbortController().signal)
  await check()
}

it('shows no home that contradicts its search, whatever its adverts say and in whatever order they arrive', async () => {
  await fc.assert(fc.asyncProperty(scenario, play), { numRuns: 40 })
})

const allCards = listResultCards.query!.parse({})
const facts = { provider: 'domain', door: '1', propertyType: 'House', status: 'active' } as const
const unknown = { priceFrom: null, priceTo: null, bedrooms: null, landSize: null }

/** A search up to $500k that a provider answers with these adverts; it completes when they are scored. */
const searchWith = async (listings: Listing[], outcome: 'last' | 'more' = 'last') => {
  const search = await pipeline.request([planProvider('domain', () => ({}))], { maxPrice: 500_000 })
  const page = { provider: 'domain', page: 1, outcome, detail: null, total: null, listings } as const
  await storePage(pipeline, searchIn(search), page)
  await scoreAll(search)
  return search
}

it('removes a home as soon as it no longer matches; once the search is over, keeps it at its new times', async () => {
  street += 1
  const [cheap, other] = (['1', '2'] as const).map((door, at) =>
    listingOf({ ...facts, ...unknown, door, price: 480_000 }, at, `Street ${street}`),
  ) as [Listing, Listing]
  const search = await searchWith([cheap, other], 'more')
  const over = await searchWith([cheap, other])
  expect(await shownBy(search)).toHaveLength(2)
  await pipeline.keepListings([{ ...cheap, price: 1_800_000, auctionDate: '2027-01-30T02:30:00.000Z' }])
  expect(await shownBy(search)).toMatchObject([{ price: 480_000, current: null }])
  const { headers } = await pageOf(pipeline, (await pipeline.searches.find(search.data.searchId))!, allCards)
  expect(headers['X-Total-Count']).toBe('1')
  const seen = (await shownBy(over)).map(({ price, current, auctionDate }) => [price, current?.price, auctionDate])
  expect(seen.toSorted()).toEqual([
    [480_000, undefined, null],
    [480_000, 1_800_000, '2027-01-30T02:30:00.000Z'],
  ])
  pipeline.clock.advance(60_000)
  await completeOverdueSearches(pipeline).run(new AbortController().signal)
  expect(await pipeline.searches.find(search.data.searchId)).toMatchObject({ status: 'completed', resultsCount: 1 })
  expect(await shownBy(search)).toMatchObject([{ price: 480_000, current: null }])
})

it('restores a home that matches again before its search is over', async () => {
  street += 1
  const home = listingOf({ ...facts, ...unknown, price: 480_000 }, 0, `Street ${street}`)
  const search = await searchWith([home], 'more')
  await pipeline.keepListings([{ ...home, price: 600_000 }])
  const page = { provider: 'domain', page: 2, outcome: 'last', detail: null, total: null } as const
  await storePage(pipeline, searchIn(search), { ...page, listings: [{ ...home, price: 600_000 }] })
  expect(await shownBy(search)).toEqual([])
  await pipeline.keepListings([{ ...home, price: 490_000 }])
  pipeline.clock.advance(60_000)
  await completeOverdueSearches(pipeline).run(new AbortController().signal)
  expect(await shownBy(search)).toMatchObject([{ price: 490_000 }])
})
