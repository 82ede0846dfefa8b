import type { AnyEnvelope, SearchFilters } from '@verandah/contracts'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, createLeases, createLogger } from '@verandah/kit'
import { createPlans, createHouseholds } from '@verandah/user-records'
import { SearchSettings } from '../config.ts'
import { createCriteria } from '../criteria/criteria.ts'
import { createTestClock, unpackEvent } from '@verandah/kit/testing'
import { createLocalityIndex } from '@verandah/localities/places'
import { keepListings, keepPages } from '../homes/keep-listings.ts'
import { createListings } from '../homes/listings.ts'
import { createProperties } from '../homes/properties.ts'
import { createRulings } from '../homes/rulings.ts'
import { createMoneyParts } from '../costs/money-parts.ts'
import { createHomeMarks } from '../marks/home-marks.ts'
import { createResilience, type ListingPage, type ListingProvider } from '@verandah/listing-providers'
import { rankHomes, spreadHomes } from '../ranking/rank-homes.ts'
import { createRankingParts } from '../ranking/ranking-parts.ts'
import { showHomes } from '../ranking/show-homes.ts'
import { beginSearch } from '../searches/request/begin-search.ts'
import { completeSearch } from '../searches/fetch/complete-search.ts'
import { createSearchParts } from '../searches/search-parts.ts'
import { richmond } from './start-search.ts'

const settings = {
  ...SearchSettings.parse({}),
  PROVIDER_DEADLINE_MS: 15_000,
  PROVIDER_ATTEMPT_MS: 15_000,
  SEARCHES_KEPT_PER_USER: 2,
}

const filters: SearchFilters = { locations: [richmond], maxPages: 5 }

/** Disables expiry: the store's clock is the real one and would delete leases dated by the test's clock. */
const neverMs = 2 ** 31 - 1

/** The search pipeline on its own store, without HTTP and bus: events that it would publish are in `told`. */
export async function openPipeline() {
  const mongo = await startInMemoryMongo({ ttlSweepMs: neverMs })
  const told: AnyEnvelope[] = []
  const store = await connectStore(mongo.url, 'search', { watch: () => undefined, deliver: deliverTo(told) })
  const clock = createTestClock()
  const newId = () => crypto.randomUUID() as string
  const ofHomes = {
    listings: createListings({ store }),
    properties: createProperties({ store, newId }),
    rulings: createRulings({ store }),
  }
  const log = createLogger({ level: 'silent' })
  const collections = {
    ...ofHomes,
    ...ofBuyers({ store, clock, properties: ofHomes.properties }),
    ...(await createMoneyParts({ store, clock, settings })),
    ...createRankingParts({ store, properties: ofHomes.properties }),
    ...createSearchParts({ store, log, settings }),
  }
  const leases = createLeases({ store, clock })
  await store.buildIndexes()
  const keeping = {
    ...ofHomes,
    clock,
    isFirstHand: () => false,
    eventsOfChange: () => [],
    factsAt: () => Promise.resolve([]),
    pointOfSuburb: () => undefined,
    onHomesChanged: spreadHomes(collections),
  }
  const parts = {
    ...collections,
    store,
    clock,
    newId,
    settings,
    told,
    leases,
    log,
    broadcast: () => Promise.resolve(),
    resilience: createResilience(),
    providers: [] as ListingProvider[],
    localities: createLocalityIndex([]),
    rankHomes: rankHomes(collections),
    showHomes: showHomes({ ...collections, settings }),
    keepListings: keepListings(keepPages(keeping)),
    keepPages: keepPages(keeping),
  }
  /** Requests a search, a moment after the previous one; resolves to its event. */
  const queue = async (providers: ListingProvider[], over: Partial<SearchFilters & Owned> = {}) => {
    const { userId = newId(), savedSearchId, ...own } = over
    clock.advance(1)
    const wanted = { id: newId(), userId, filters: { ...filters, ...own } }
    await beginSearch({ ...parts, providers })(savedSearchId === undefined ? wanted : { ...wanted, savedSearchId })
    return told.at(-1) as Requested
  }
  const pipeline = {
    ...parts,
    completeSearch: completeSearch(parts),
    queue,
    /** The same for a search that has its turn, without a handler. */
    request: async (...wanted: Parameters<typeof queue>): Promise<Requested> => {
      const requested = await queue(...wanted)
      const { searchId, deadlineAt } = requested.data
      const turn = { heldBy: requested.id, startedAt: clock.now(), deadlineAt: new Date(deadlineAt) }
      await collections.searches.start(searchId, turn)
      await collections.searches.letGo(searchId, requested.id)
      return requested
    },
    close: async () => {
      await store.close()
      await mongo.close()
    },
  }
  await searchOfAnother(pipeline)
  return pipeline
}

const deliverTo = (told: AnyEnvelope[]) => (_: unknown, __: string, entries: { body: string }[]) => {
  told.push(...entries.map(({ body }) => unpackEvent(JSON.parse(body) as AnyEnvelope)))
  return Promise.resolve()
}

/** What a search reads of its buyer. */
const ofBuyers = (kit: Parameters<typeof createCriteria>[0] & Parameters<typeof createHomeMarks>[0]) => ({
  homeMarks: createHomeMarks(kit),
  criteria: createCriteria(kit),
  plans: createPlans(kit),
  households: createHouseholds(kit),
})

/** An existing search of another buyer, with a page that tests never request. */
const searchOfAnother = async (pipeline: Pick<Pipeline, 'request' | 'pages'>) => {
  const { searchId } = (await pipeline.request([planProvider('plan', () => ({}))])).data
  const facts = { outcome: 'last', found: 1, total: 1, detail: null, parts: 1 } as const
  const page = { ...facts, _id: `${searchId}:plan:9`, searchId, provider: 'plan', page: 9, homes: [] }
  await pipeline.pages.add([{ page, events: [] }])
}

interface Owned {
  userId: string
  savedSearchId: string
}

export type Pipeline = Awaited<ReturnType<typeof openPipeline>>
export type Requested = AnyEnvelope & {
  data: { searchId: string; userId: string; filters: SearchFilters; deadlineAt: string }
}

/** The requested search. */
export function searchIn({ data: { searchId, ...search } }: Requested) {
  return { _id: searchId, ...search }
}

type Answer = (
  page: number,
  signal: AbortSignal,
  after?: string,
) => Partial<ListingPage> | Promise<Partial<ListingPage>>

/** A provider that answers each page by plan and records the requested pages. */
export function planProvider(id: string, answer: Answer): ListingProvider & { asked: number[] } {
  const asked: number[] = []
  return {
    id,
    name: id.toUpperCase(),
    isSample: false,
    asked,
    hasSource: () => Promise.resolve(true),
    search: async (_filters, page, signal, after) => {
      asked.push(page)
      return { listings: [], hasNext: false, total: null, rejected: [], ...(await answer(page, signal, after)) }
    },
  }
}
