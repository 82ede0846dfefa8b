import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProperty, listProperties, PropertySaved, type PropertySort } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { watchWrites } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aFeed, aReaxmlListing } from '@verandah/listing-providers/testing'
import { addAliasOf } from '../testing/add-alias.ts'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

const dayMs = 24 * 60 * 60_000
let folder: string
let service: SearchUnderTest
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-ranked-'))
  const patience = { SEARCH_DEADLINE_MS: '60000', PROVIDER_DEADLINE_MS: '60000', PROVIDER_ATTEMPT_MS: '60000' }
  service = await startSearch({ environment: { REAXML_FEED_FOLDER: folder, ...patience } })
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

let minute = 0
/** The agency changes the price of the home at a street number. */
const advertise = async (number: number, price: number, status = 'current') => {
  minute += 1
  const modTime = `2026-11-20-${String(10 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
  const listing = aReaxmlListing({ uniqueID: `HOME-${number}`, modTime, status })
    .replace('>39<', `>${number}<`)
    .replace('>1250000<', `>${price}<`)
    .replace('$1,200,000 - $1,300,000', `$${price}`)
  await writeFile(join(folder, `${minute}.xml`), aFeed(listing), 'latin1')
  await service.runJob('watch-feed-folder')
  await service.runJob('watch-feed-folder')
}

let sub: string
/** Signs in again: tokens are short-lived, and these tests advance the clock by days. */
const as = () => service.signIn({ sub, hasSearchGrant: true })
const search = async (minPrice = 4_000_000, maxPrice = 7_000_000, body = {}) => {
  await begin(service, as(), { minPrice: String(minPrice), maxPrice: String(maxPrice), ...body })
  await service.scoreAll()
}
const list = async (sort: PropertySort = 'score-desc') =>
  (await service.call(listProperties, { as: as(), query: { sort, limit: 100 } })).body
const isOurs = ({ address }: { address: string }) => /^2\/\d+ Example Street/.test(address)
const ranked = async (sort?: PropertySort) => (await list(sort)).filter(isOurs)
const pricesBy = async (sort: PropertySort) => (await ranked(sort)).map(({ price }) => price)
const pass = (days: number) => service.clock.advance(days * dayMs)

let number = 0
beforeEach(async () => {
  sub = `user-${crypto.randomUUID()}`
  await advertise(number, 1, 'withdrawn')
  await advertise(number + 1, 1, 'withdrawn')
  number += 10
  await advertise(number, 5_000_000)
  await advertise(number + 1, 6_000_000)
})

describe('a ranked home that no search of its buyer finds again', () => {
  it('is shown, filtered and sorted by its new price, and scored by it', async () => {
    await search()
    const before = await ranked()
    await advertise(number + 1, 1_100_000)
    expect(await pricesBy('price-asc')).toEqual([1_100_000, 5_000_000])
    const cheap = await service.call(listProperties, { as: as(), query: { maxPrice: 2_000_000, limit: 100 } })
    expect(cheap.body.filter(isOurs)).toHaveLength(1)
    await service.runJob('rescore-changed-homes')
    const dropped = (await ranked()).find(({ price }) => price === 1_100_000)!
    expect(dropped.score).toBeGreaterThan(before.find(({ id }) => id === dropped.id)!.score!)
    expect(dropped).toEqual((await service.call(getProperty, { as: as(), params: { id: dropped.id } })).body)
    expect(await service.store.collection('user_properties').countDocuments({ isRescoreDue: true })).toBe(0)
  })

  it('is removed when it is sold or withdrawn, and returns with its advert', async () => {
    await search()
    const total = (await list()).length
    await advertise(number, 5_000_000, 'sold')
    await advertise(number + 1, 6_000_000, 'withdrawn')
    expect(await ranked()).toEqual([])
    const { headers } = await service.call(listProperties, { as: as() })
    expect(headers.get('x-total-count')).toBe(String(total - 2))
    await advertise(number, 5_500_000)
    expect(await pricesBy('price-asc')).toEqual([5_500_000])
  })

  it('is up to date even if it changed while its score was in flight', async () => {
    await begin(service, as(), { minPrice: '4000000', maxPrice: '7000000' })
    await advertise(number, 5_200_000)
    await service.scoreAll()
    expect(await pricesBy('price-asc')).toEqual([5_200_000, 6_000_000])
  })

  it('is updated by the next event about it, if a crash left it outdated', async () => {
    await search()
    const stored = service.store.collection('user_properties')
    const _id = `${sub}:${(await ranked('price-asc'))[0]!.id}` as never
    const old = (await stored.findOne({ _id }))!
    await advertise(number, 5_100_000)
    await stored.replaceOne({ _id }, old)
    sub = `user-${crypto.randomUUID()}`
    await search()
    expect(await stored.findOne({ _id })).toMatchObject({ revision: 2, priceAscending: 5_100_000 })
  })

  it('is deleted after its retention, unless its buyer saved it', async () => {
    await search()
    const [saved, other] = await ranked('price-asc')
    await service.receive(newEvent(PropertySaved, { userId: sub, propertyId: saved!.id, revision: 1 }, service))
    pass(89)
    await service.runJob('forget-ranked')
    expect(await ranked()).toHaveLength(2)
    pass(2)
    await service.runJob('forget-ranked')
    expect((await list()).map(({ id }) => id)).toEqual([saved!.id])
    expect(await service.call(getProperty, { as: as(), params: { id: other!.id } })).toMatchObject({ status: 200 })
  })

  it('stays if its buyer saved it under the address of a home that has merged into it', async () => {
    await search()
    const [home] = await ranked('price-asc')
    const propertyId = await addAliasOf(service.store, home!.id)
    await service.receive(newEvent(PropertySaved, { userId: sub, propertyId, revision: 1 }, service))
    pass(91)
    await service.runJob('forget-ranked')
    expect((await list()).map(({ id }) => id)).toEqual([home!.id])
  })
})

describe('a ranked home that a later search finds again', () => {
  it('is the most recent one, even if unchanged, and its retention starts over', async () => {
    await search()
    const found = async (home: number, price: number) => {
      pass(50)
      await search(price, price)
      expect((await ranked('recent'))[0]?.address).toContain(`/${home} `)
    }
    await found(number, 5_000_000)
    await found(number + 1, 6_000_000)
    await found(number, 5_000_000)
    await service.runJob('forget-ranked')
    expect(await ranked()).toHaveLength(2)
  })

  it('takes the place of those that merged into it, and of no other', async () => {
    await search()
    const [home, other] = await ranked('price-asc')
    await advertise(number, 5_300_000)
    const propertyId = await addAliasOf(service.store, home!.id)
    const stored = service.store.collection('user_properties')
    const place = (await stored.findOne({ userId: sub, propertyId: home!.id }))!
    await stored.insertOne({ ...place, _id: `${sub}:${propertyId}` as never, propertyId })
    await search()
    expect(await stored.distinct('propertyId', { userId: sub })).toEqual([home!.id, other!.id].toSorted())
  })

  it('is not written again when unchanged in consecutive searches', async () => {
    // Homes of other tests were just withdrawn, and their job would write rankings too.
    await service.runJob('rescore-changed-homes')
    const writes = watchWrites()
    await search()
    expect(writes.take().map(({ collection }) => collection)).toContain('user_properties')
    service.clock.advance(60_000)
    await search()
    writes.stop()
    const written = writes.take().map(({ collection }) => collection)
    expect(written).toContain('search_results')
    expect(written).not.toContain('user_properties')
  })

  it('is rescored at once when it changed, by the places of that search', async () => {
    await search()
    await advertise(number, 1_100_000)
    const carlton = { suburb: 'Carlton', state: 'VIC', postcode: '3053' }
    await search(1_100_000, 1_100_000, { locations: [carlton], withinKm: 10 })
    const home = (await ranked('price-asc'))[0]!
    expect(home.breakdown.find(({ name }) => name === 'location')).toMatchObject({ value: 5 })
    expect(home).toEqual((await service.call(getProperty, { as: as(), params: { id: home.id } })).body)
  })
})

const oftenRun = [
  'complete-overdue-searches',
  'ask-late-providers',
  'rescore-changed-homes',
  'read-received-feeds',
  'watch-feed-folder',
]

it('jobs that run every few seconds write nothing while nothing is due, not even a lease', async () => {
  await service.runJob('rescore-changed-homes')
  const writes = watchWrites()
  for (const job of oftenRun) await service.runJob(job)
  writes.stop()
  expect(writes.take()).toEqual([])
})
