import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, type Store } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '@verandah/listing-providers/listing'
import { aListing } from '@verandah/listing-providers/testing'
import { keepListings, keepPages, placeAgain } from './keep-listings.ts'
import { createListings, type Listings } from './listings.ts'
import { createProperties, type Properties } from './properties.ts'
import { createRulings, type Rulings } from './rulings.ts'

const clock = createTestClock()
let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
let store: Store
let parts: { listings: Listings; properties: Properties; rulings: Rulings }
beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'search')
  const properties = createProperties({ store, newId: () => crypto.randomUUID() })
  parts = { listings: createListings({ store }), properties, rulings: createRulings({ store }) }
  await store.buildIndexes()
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

const hooks = { isFirstHand: () => false, eventsOfChange: () => [], onHomesChanged: () => Promise.resolve() }
const deps = () => ({ ...parts, ...hooks, clock, factsAt: () => Promise.resolve([]), pointOfSuburb: () => undefined })
const keep = (...given: Listing[]) => keepListings(keepPages(deps()))(given)
const read = async (id: string) => (await parts.properties.find(id))!
const advertsOf = async (id: string) => (await read(id)).home!.sources.map(({ listingId }) => listingId).toSorted()

let street = 0
/** Adverts in a street that no other test uses. */
const onStreet = () => {
  street += 1
  const number = street
  const road = `Road ${street} Street`
  return (id: string, over: Partial<Listing> = {}) =>
    aListing({ id: `${id}:${number}`, provider: id, street: road, suburb: `Suburb ${number}`, ...over })
}
const photo = (letter: string) => ({ images: [`https://photos.example/${letter.repeat(20)}.jpg`] })
const hidden = { streetNumber: null, street: null }

it('an advert joins the home that evidence points to, and the home keeps the evidence', async () => {
  const advert = onStreet()
  const [home] = await keep(advert('domain', photo('a')))
  const [again] = await keep(advert('reaxml', { ...hidden, ...photo('a') }))
  expect(again?.id).toBe(home?.id)
  const { joins, home: shown } = await read(home!.id)
  expect(joins).toEqual([{ one: `domain:${street}`, other: `reaxml:${street}`, by: 'photo' }])
  expect(shown?.sources).toHaveLength(2)
})

it('two homes that turn out to be one show the same at both ids', async () => {
  const advert = onStreet()
  const [first] = await keep(advert('domain'))
  clock.advance(1_000)
  const [second] = await keep(advert('reaxml', { streetNumber: '41' }))
  expect(second?.id).not.toBe(first?.id)
  const [merged] = await keep(advert('reaxml', { price: 1_300_000 }))
  expect(merged?.id).toBe(first?.id)
  expect(await advertsOf(second!.id)).toEqual(await advertsOf(first!.id))
  expect(await read(second!.id)).toMatchObject({ mergedInto: first!.id })
  const all = await parts.properties.aliasesOf([first!.id])
  expect(all).toMatchObject([{ _id: second!.id }])
  await keep(advert('domain', { price: 1_400_000 }))
  expect((await read(second!.id)).home).toMatchObject({ id: second!.id, price: (await read(first!.id)).home!.price })
})

it('a wrong merge is undone by contradicting evidence, and each id shows its own home again', async () => {
  const advert = onStreet()
  const [first] = await keep(advert('domain'))
  clock.advance(1_000)
  const [second] = await keep(advert('reaxml', { streetNumber: '41' }))
  await keep(advert('reaxml'))
  const [apart] = await keep(advert('reaxml', { streetNumber: '41' }))
  expect(apart?.id).toBe(second?.id)
  expect([await advertsOf(first!.id), await advertsOf(second!.id)]).toEqual([
    [`domain:${street}`],
    [`reaxml:${street}`],
  ])
  expect((await read(second!.id)).mergedInto).toBeNull()
  const [other] = await keep(advert('proptrack'))
  const [moved] = await keep(advert('proptrack', { unit: '9' }))
  expect(other?.id).toBe(first?.id)
  expect(moved?.id).not.toBe(first?.id)
})

it('an advert that matches two homes leaves both when another joins its own', async () => {
  const advert = onStreet()
  const [one] = await keep(advert('domain', { price: 1_200_000, ...photo('f') }))
  await keep(advert('proptrack', { price: 1_200_000, streetNumber: '7' }))
  const [apart] = await keep(advert('reaxml', { ...hidden, ...photo('f'), priceFrom: 1_200_000, priceTo: 1_400_000 }))
  const [joined] = await keep(advert('second', { ...hidden, price: 1_400_000 }))
  expect(joined?.id).toBe(apart?.id)
  expect(await advertsOf(one!.id)).toEqual([`domain:${street}`])
})

it('an operator’s ruling stays in force, whatever evidence arrives', async () => {
  const advert = onStreet()
  const [first] = await keep(advert('domain'), advert('reaxml'))
  const pair = [`domain:${street}`, `reaxml:${street}`] as const
  const said = { operator: 'kim', reason: 'Two flats', saidAt: clock.now() }
  await parts.rulings.say([pair], { ...said, kind: 'split' })
  await placeAgain(deps(), pair)
  expect(await advertsOf(first!.id)).toEqual([pair[0]])
  const [other] = await keep(advert('reaxml', { price: 1_300_000, crmId: 'A-1' }))
  await keep(advert('domain', { crmId: 'A-1' }))
  expect(await advertsOf(other!.id)).toEqual([pair[1]])
  await parts.rulings.say([pair], { ...said, kind: 'merge', operator: 'sam' })
  await placeAgain(deps(), pair)
  await keep(advert('reaxml', { streetNumber: '99', price: 900_000 }))
  expect(await advertsOf(other!.id)).toEqual([...pair])
  expect(await parts.rulings.about([pair[0]])).toMatchObject([
    { kind: 'merge', operator: 'sam', before: [{ kind: 'split', operator: 'kim', reason: 'Two flats' }] },
  ])
})

const fact = fc.record({
  streetNumber: fc.constantFrom(null, '12', '12-14', '14'),
  unit: fc.constantFrom(null, '1'),
  bedrooms: fc.constantFrom(2, 3),
  price: fc.constantFrom(null, 500_000, 900_000),
  images: fc.constantFrom([], photo('a').images),
  agency: fc.constantFrom(null, { id: '1', name: null }),
  crmId: fc.constantFrom(null, null, 'A-1', 'A-2'),
})

it('adverts end in the same homes in whatever order they arrive and change', async () => {
  const first = fc.array(fact, { minLength: 2, maxLength: 4 })
  const market = fc.tuple(first, first).chain(([before, after]) => {
    const count = after.length
    const order = fc.shuffledSubarray([...after.keys()], { minLength: count })
    return fc.tuple(fc.constant(before), fc.constant(after), order, order)
  })
  const play = async (before: readonly Partial<Listing>[], after: readonly Partial<Listing>[], order: number[]) => {
    const advert = onStreet()
    const write = (over: Partial<Listing>, index: number) =>
      advert(`p${index % 3}${index}`, { ...over, provider: `p${index % 3}` })
    for (const [index, over] of before.entries()) if (index < after.length) await keep(write(over, index))
    for (const index of order) await keep(write(after[index]!, index))
    const docs = await parts.listings.placedByIds(after.map((_, index) => `p${index % 3}${index}:${street}`))
    const shown = await Promise.all([...new Set(docs.map(({ propertyId }) => propertyId!))].map(advertsOf))
    return shown.map((ids) => ids.map((id) => id.split(':')[0]).join(' ')).toSorted()
  }
  await fc.assert(
    fc.asyncProperty(market, async ([before, after, one, other]) => {
      expect(await play(before, after, one)).toEqual(await play([], after, other))
    }),
    { numRuns: 20 },
  )
})

it('two processes that receive adverts of one home concurrently create one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const advert = onStreet()
    await Promise.all([keep(advert('domain')), keep(advert('reaxml')), keep(advert('proptrack'))])
    const docs = await parts.listings.placedByIds(['domain', 'reaxml', 'proptrack'].map((id) => `${id}:${street}`))
    expect(new Set(docs.map(({ propertyId }) => propertyId)).size).toBe(1)
    expect(await advertsOf(docs[0]!.propertyId!)).toHaveLength(3)
  }
})

it('a home that three providers list is one, with three sources and the fields of each', async () => {
  const advert = onStreet()
  const providers = ['domain', 'proptrack', 'reaxml']
  const homes = await keep(...providers.map((id) => advert(id)))
  expect(homes).toHaveLength(1)
  clock.advance(1_000)
  const [home] = await keep(advert('proptrack', { price: 1_200_000 }))
  expect(home?.id).toBe(homes[0]?.id)
  expect(await advertsOf(home!.id)).toEqual(providers.map((id) => `${id}:${street}`))
  const history = (await parts.listings.withHistory(home!.id)).flatMap((doc) => doc.history)
  const prices = history.map(({ listingId, price }) => [listingId.split(':')[0], price])
  expect(prices.toSorted()).toEqual([
    ...[
      ['domain', 1_250_000],
      ['proptrack', 1_200_000],
      ['proptrack', 1_250_000],
      ['reaxml', 1_250_000],
    ],
  ])
})

it('an advert that an earlier build assigned without evidence leaves its home when the other is assigned again', async () => {
  const advert = onStreet()
  const [home] = await keep(advert('domain', { unit: '1', streetNumber: '12' }))
  const [other] = await keep(advert('reaxml', { unit: '11', streetNumber: '2' }))
  expect(other?.id).not.toBe(home?.id)
  await parts.listings.place([{ _id: `reaxml:${street}`, propertyId: home!.id }])
  await keep(advert('domain', { unit: '1', streetNumber: '12', price: 1_300_000 }))
  expect(await advertsOf(home!.id)).toEqual([`domain:${street}`])
  expect(await advertsOf(other!.id)).toEqual([`reaxml:${street}`])
})
