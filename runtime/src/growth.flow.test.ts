import { requestSearch } from '@verandah/contracts'
import { richmond } from '@verandah/contracts/testing'
import { databaseOf, startService, type RunningService } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { startListingMarket } from '@verandah/listing-market'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceLoaders } from './services.ts'
import { shareOf } from './testing/slice.ts'

/** 1,440 a day in the whole run; proportionally fewer are kept in a slice. */
const isWhole = shareOf(60) === 60
const [searchesAnHour, kept] = isWhole ? [60, 50] : [3, 5]
const minuteMs = 60_000

let market: Awaited<ReturnType<typeof startListingMarket>>
let search: TestService
let scoring: RunningService
beforeAll(async () => {
  market = await startListingMarket({
    now: () => new Date('2026-11-20T00:00:00.000Z'),
    quota: { perMinute: 1_000_000, perDay: 1_000_000 },
    publicUrl: 'http://listing-market',
  })
  const settings = {
    LISTING_MARKET_URL: market.url,
    PROVIDER_PAGE_SIZE: '10',
    SEARCH_DEADLINE_MS: '60000',
    SEARCHES_KEPT_PER_USER: String(kept),
    SEARCHES_PER_MINUTE: '100000',
    SEARCHES_PER_DAY: '100000',
    SHOWCASE_SUBURB: 'off',
  }
  const environment = { ...settings, PROVIDER_DEADLINE_MS: '60000', PROVIDER_ATTEMPT_MS: '60000' }
  search = await startTestService(await serviceLoaders.search(), { environment })
  scoring = await startService(await serviceLoaders.scoring(), search.platform)
})
afterAll(async () => {
  await scoring.stopJobs(1_000)
  await scoring.close()
  await search.stop()
  await market.close()
})

/** Deletes what the store's TTL sweep would have deleted: the sweep uses the real clock. */
const expire = async (collection: Collection) => {
  for (const { key, expireAfterSeconds } of await collection.indexes()) {
    if (expireAfterSeconds === undefined) continue
    const before = new Date(search.clock.now().getTime() - expireAfterSeconds * 1_000)
    await collection.deleteMany({ [Object.keys(key)[0] ?? '']: { $lte: before } })
  }
}

const collections = async () => {
  const databases = ['search', 'scoring'].map((name) => search.store.useDb(databaseOf(name)))
  const named = databases.map(async (database) =>
    (await database.listCollections()).map(({ name }) => database.db!.collection(name)),
  )
  return (await Promise.all(named)).flat()
}

type Collection = Awaited<ReturnType<typeof collections>>[number]

const passAnHour = async (as: () => string) => {
  for (let number = 0; number < searchesAnHour; number += 1) {
    search.clock.advance((60 * minuteMs) / searchesAnHour)
    const body = { locations: [richmond], maxPages: 1 }
    expect((await search.call(requestSearch, { as: as(), body })).status).toBe(202)
    await search.idle()
    await scoring.idle()
  }
  await search.idle()
  await search.runJob('purge-cancelled-searches')
  for (const collection of await collections()) await expire(collection)
}

/** Counts documents and bytes of every collection and in total. */
const measure = async () => {
  const found: Record<string, { documents: number; bytes: number }> = {}
  for (const collection of await collections()) {
    const all = await collection.find().toArray()
    const bytes = all.reduce((sum, document) => sum + Buffer.byteLength(JSON.stringify(document)), 0)
    found[collection.collectionName] = { documents: all.length, bytes }
  }
  const sumOf = (what: 'documents' | 'bytes') => Object.values(found).reduce((sum, { [what]: one }) => sum + one, 0)
  return { ...found, all: { documents: sumOf('documents'), bytes: sumOf('bytes') } }
}

it('a day of searches stores no more than half a day of them', async () => {
  const account = { sub: 'user-1', plan: 'annual', subscriptionStatus: 'active' } as const
  const as = () => search.signIn(account)
  for (let hour = 0; hour < 12; hour += 1) await passAnHour(as)
  const half = await measure()
  for (let hour = 12; hour < 24; hour += 1) await passAnHour(as)
  const whole = await measure()
  if (isWhole) console.table({ 'after 12 h': half.all, 'after 24 h': whole.all, ...whole })
  expect(half.all.documents).toBeGreaterThan(kept)
  expect(whole.all.documents / half.all.documents).toBeLessThan(1.05)
  expect(whole.all.bytes / half.all.bytes).toBeLessThan(1.05)
  expect(await search.store.collection('searches').countDocuments({ status: { $ne: 'completed' } })).toBe(0)
}, 1_800_000)
