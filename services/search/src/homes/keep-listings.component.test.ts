import type { HomeFact, PropertySnapshot } from '@verandah/contracts'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, newEvent, type Store } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { TrackedPropertyChanged } from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { announcementOf } from '../tracking/announce-tracked.ts'
import { keepListings, keepPages } from './keep-listings.ts'
import { createListings, type Listings } from './listings.ts'
import { createProperties, type Properties } from './properties.ts'
import { createRulings, type Rulings } from './rulings.ts'

const clock = createTestClock()
let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
let store: Store
let listings: Listings
let properties: Properties
let rulings: Rulings
beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'search')
  listings = createListings({ store })
  properties = createProperties({ store, newId: () => crypto.randomUUID() })
  rulings = createRulings({ store })
  await store.buildIndexes()
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

let changed: number[][]
let announced: [number, number][]
let door: string
beforeEach(() => {
  ;[changed, announced, door] = [[], [], String(Math.floor(Math.random() * 1e9))]
})

const advert = (over: Parameters<typeof aListing>[0] = {}) =>
  aListing({ id: `domain:${door}`, streetNumber: door, ...over })

let mapped: HomeFact[] = []
const keep = (given: ReturnType<typeof aListing>[], over: Partial<Properties> = {}, askedAt?: Date) =>
  keepListings(
    keepPages({
      listings,
      rulings,
      clock,
      isFirstHand: () => false,
      properties: { ...properties, ...over },
      factsAt: (homes) => Promise.resolve(homes.map(() => mapped)),
      pointOfSuburb: () => undefined,
      eventsOfChange: (before, after) => {
        announced.push([before.revision, after.revision])
        return [eventOf(after)]
      },
      onHomesChanged: (homes) => Promise.resolve(void changed.push(homes.map(({ revision }) => revision))),
    }),
  )(given, askedAt)

const unplaced = { listingId: null, at: null, said: null }

const eventOf = (home: PropertySnapshot) =>
  newEvent(
    TrackedPropertyChanged,
    { propertyId: home.id, revision: home.revision, home, isGone: false, changes: [] },
    { clock },
  )

describe('adverts', () => {
  it('stay as a later question found them when the answer to an earlier one comes last', async () => {
    const asked = clock.now()
    await keep([advert({ price: 900_000 })])
    clock.advance(60_000)
    await keep([advert({ price: 850_000 })])
    clock.advance(60_000)
    const [home] = await keep([advert({ price: 900_000 })], {}, asked)
    const [kept] = await listings.withHistory(home!.id)
    expect(home).toMatchObject({ revision: 2, price: 850_000 })
    expect(kept?.history.map(({ price }) => price)).toEqual([900_000, 850_000])
    await keep([advert({ price: 900_000 })])
    expect((await listings.withHistory(home!.id))[0]?.listing.price).toBe(900_000)
  })

  it('change although a process whose clock was a day ahead wrote them', async () => {
    const ahead = new Date(clock.now().getTime() + 24 * 3_600_000)
    await keep([advert({ price: 900_000 })], {}, ahead)
    expect((await keep([advert({ price: 850_000 })]))[0]).toMatchObject({ price: 850_000 })
  })
})

describe('stored adverts', () => {
  it('a reworded advert changes its home, but adds no entry to its history', async () => {
    await keep([advert({ description: 'A beginning.' })])
    const [home] = await keep([advert({ description: 'A beginning and an end.' })])
    await keep([advert({ description: 'A beginning and an end.', price: 1_300_000 })])
    const [kept] = await listings.withHistory(home!.id)
    expect(home).toMatchObject({ revision: 2, description: 'A beginning and an end.' })
    expect(kept?.history.map(({ price }) => price)).toEqual([1_250_000, 1_300_000])
  })

  it('that are unchanged update their home when its next open home is over, and when a map is loaded', async () => {
    const start = new Date(clock.now().getTime() + 3_600_000).toISOString()
    const given = [advert({ inspections: [{ start, end: null }] })]
    await keep(given)
    expect((await keep(given))[0]).toMatchObject({ revision: 1, openHome: true })
    clock.advance(7_200_000)
    expect((await keep(given))[0]).toMatchObject({ revision: 2, openHome: false })
    mapped = [{ name: 'flood', value: 'affected', basis: 'overlay', quote: null, source: 'Flood map', ...unplaced }]
    expect((await keep(given))[0]).toMatchObject({ revision: 3, facts: mapped })
    mapped = []
    expect((await keep(given))[0]).toMatchObject({ revision: 4, facts: [] })
  })

  it('are read for facts when they are new or changed, and keep the facts otherwise', async () => {
    const pool = advert({ description: 'A heated pool.' })
    const factsKept = async () => (await listings.byIds([pool.id]))[0]?.listing.facts.map(({ name }) => name)
    await keep([pool])
    expect(await factsKept()).toEqual(['pool'])
    const collection = store.connection.collection<{ _id: string }>('listings')
    await collection.updateOne({ _id: pool.id }, { $set: { 'listing.facts': [] } })
    await keep([pool])
    expect(await factsKept()).toEqual([])
    await keep([advert({ description: 'A heated pool and a study.' })])
    expect(await factsKept()).toEqual(['pool', 'study'])
  })

  it('pass on homes that are not new, and only those', async () => {
    await keep([advert()])
    await keep([advert({ price: 900_000 }), advert({ id: `domain:${door}-b`, streetNumber: `${door}1` })])
    expect(changed).toEqual([[], [2]])
  })

  it('announce changes of followed homes only', async () => {
    const [home] = await keep([advert()])
    await keep([advert({ price: 900_000 })])
    const [doc] = await properties.byIds([home!.id])
    expect(await properties.setTracked(doc!, announcementOf(doc!.home!, [], clock))).toBe(true)
    expect((await properties.byIds([home!.id]))[0]?.isTracked).toBe(true)
    await keep([advert({ price: 800_000 })])
    await properties.setUntracked(home!.id)
    expect((await properties.byIds([home!.id]))[0]?.isTracked).toBe(false)
    await keep([advert({ price: 700_000 })])
    expect(announced).toEqual([[2, 3]])
  })

  it('are merged again when another process wrote the home first, and only then', async () => {
    const other = advert({ id: `domain:${door}-b`, streetNumber: `${door}1` })
    const asked: string[][] = []
    let isFirst = true
    const homes = await keep([advert(), other], {
      byIds: (ids) => {
        asked.push(ids)
        return properties.byIds(ids)
      },
      replace: (doc, ...rest) => {
        const isLost = isFirst
        isFirst = false
        return isLost ? Promise.resolve(false) : properties.replace(doc, ...rest)
      },
    })
    expect(homes.map(({ revision }) => revision)).toEqual([1, 1])
    expect(asked.map(({ length }) => length)).toEqual([2, 1])
  })

  it('find their homes in one pass, even when some were created in between', async () => {
    const keys = [crypto.randomUUID(), crypto.randomUUID()]
    const [one] = await properties.idsOfFounders([keys[0]!])
    const found = await Promise.all([properties.idsOfFounders(keys), properties.idsOfFounders(keys.toReversed())])
    expect(found[0].get(keys[0]!)).toBe(one?.[1])
    expect(found[1].get(keys[1]!)).toBe(found[0].get(keys[1]!))
  })
})

it('concurrent versions of a new advert are both recorded, and its neighbours are assigned', async () => {
  const other = advert({ id: `domain:${door}-b`, streetNumber: `${door}1` })
  await Promise.all([keep([advert({ price: 700_000 }), other]), keep([advert({ price: 800_000 })])])
  const [home] = await keep([advert({ price: 900_000 })])
  const [kept] = await listings.withHistory(home!.id)
  expect(kept?.history.map(({ price }) => price).toSorted()).toEqual([700_000, 800_000, 900_000])
  expect(await keep([other])).toMatchObject([{ revision: 1 }])
})
