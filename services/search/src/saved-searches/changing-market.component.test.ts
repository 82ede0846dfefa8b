import {
  deleteSavedSearch,
  getProperty,
  listSearchResults,
  SavedSearchChecked,
  saveSearch,
  updateSavedSearch,
  type Property,
} from '@verandah/contracts'
import { interruptWrite } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { runDue, startPatientSearch } from '../testing/run-saved-searches.ts'
import { richmond, type SearchUnderTest } from '../testing/start-search.ts'

const dayMs = 24 * 60 * 60_000
let service: SearchUnderTest
beforeAll(async () => {
  service = await startPatientSearch()
})
afterAll(() => service.stop())

let sub: string
let id: string
/** Signs in again: tokens are short-lived, and these tests advance the clock by days. */
const signIn = () => service.signIn({ sub, hasSearchGrant: true })
beforeEach(async () => {
  sub = `user-${crypto.randomUUID()}`
  const body = { name: 'Richmond', filters: { locations: [richmond] }, frequency: 'instant' as const }
  id = (await service.call(saveSearch, { as: signIn(), body })).body.id
  await run()
})

const run = () => runDue(service)
const pass = (days: number) => {
  service.market.advance(days)
  service.clock.advance(days * dayMs)
}
const said = () => service.bus.published(SavedSearchChecked).filter(({ data }) => data.savedSearchId === id)
const changes = () => said().flatMap(({ data }) => data.changes)
const told = () =>
  changes().map(
    ({ kind, propertyId, after }) => `${kind} ${propertyId} ${kind === 'slot' || kind === 'auction' ? after : ''}`,
  )

/** Every home in Richmond today, found by another buyer's search. */
const look = async (): Promise<Map<string, Property>> => {
  const other = service.signIn()
  const searchId = await begin(service, other, { maxPrice: undefined, maxPages: 20 })
  await service.scoreAll()
  const { body } = await service.call(listSearchResults, { as: other, params: { searchId } })
  return new Map(body.map((home) => [home.id, home]))
}
/** The changes that a buyer would find by comparing two lists by hand. */
const expectedBetween = (before: Map<string, Property>, after: Map<string, Property>): string[] => {
  const now = service.clock.now().toISOString()
  const both = [...after.values()].flatMap((home) => {
    const old = before.get(home.id)
    return old ? [{ old, home }] : []
  })
  const figures = ({ price, priceFrom, priceTo }: Property) => [price, priceFrom, priceTo].join()
  return [
    ...[...after.keys()].filter((home) => !before.has(home)).map((home) => `new ${home} `),
    ...[...before.keys()].filter((home) => !after.has(home)).map((home) => `gone ${home} `),
    ...both.filter(({ old, home }) => old.status !== home.status).map(({ home }) => `status ${home.id} `),
    ...both
      .filter(({ old, home }) => figures(home) !== ',,' && figures(home) !== figures(old))
      .map(({ home }) => `price ${home.id} `),
    ...both.flatMap(({ old, home }) => slotsTold(old, home, now)),
    ...both
      .filter(
        ({ old, home }) => old.auctionDate !== home.auctionDate && (home.auctionDate ?? old.auctionDate ?? '') > now,
      )
      .map(({ home }) => `auction ${home.id} ${home.auctionDate}`),
  ].sort()
}

const slotsTold = (old: Property, home: Property, now: string): string[] => {
  const startsOf = ({ inspections }: Property) => inspections.map(({ start }) => start).filter((start) => start > now)
  const dayOf = (start: string) => new Date(start).toLocaleDateString('en-AU', { timeZone: home.timeZone })
  const added = startsOf(home).filter((start) => !startsOf(old).includes(start))
  const dropped = startsOf(old).filter((start) => !startsOf(home).includes(start))
  const withdrawn = dropped.filter((start) => !added.some((other) => dayOf(other) === dayOf(start)))
  return [...added, ...withdrawn.map(() => null)].map((start) => `slot ${home.id} ${start}`)
}

it('reports a new home, a removed home, a price drop, an offer and a new slot, each exactly once', async () => {
  const before = await look()
  pass(9)
  const after = await look()
  const expected = expectedBetween(before, after)
  for (const kind of ['new', 'gone', 'price', 'status', 'slot']) expect(expected.join('\n')).toContain(`${kind} `)
  await run()
  expect(told().sort()).toEqual(expected)
  const drop = changes().find(({ kind }) => kind === 'price')!
  expect(drop).toMatchObject({
    before: before.get(drop.propertyId)?.displayPrice,
    after: after.get(drop.propertyId)?.displayPrice,
    home: { address: after.get(drop.propertyId)?.address },
  })
  const gone = changes().filter(({ kind }) => kind === 'gone')
  expect(gone.map(({ score }) => score)).toEqual(gone.map(() => null))
  for (const { kind, propertyId: home, score } of changes().filter((change) => !gone.includes(change)))
    expect(score, `${kind} ${home}`).toBe(
      (await service.call(getProperty, { as: signIn(), params: { id: home } })).body.score,
    )
})

it('reports nothing again without changes, whichever process runs it and however often', async () => {
  pass(5)
  await run()
  const first = said().map(({ id: event }) => event)
  expect(first.length).toBeGreaterThan(0)
  await run()
  service.clock.advance(20 * 60_000)
  await run()
  expect(said().map(({ id: event }) => event)).toEqual(first)
})

it('is republished for a week, unchanged, until the search is deleted', async () => {
  const republish = async () => {
    const before = said().length
    await service.store.collection('tellings').insertOne({ _id: crypto.randomUUID() as never, askedAt: new Date() })
    await service.runJob('republish')
    return said().slice(before)
  }
  pass(2)
  await run()
  pass(2)
  await run()
  const first = said()
  expect(first.length).toBeGreaterThan(1)
  const again = await republish()
  const dataOf = (events: typeof first) => events.map(({ data }) => data).toSorted((a, b) => a.check - b.check)
  expect(dataOf(again)).toEqual(dataOf(first))
  expect(again.every((event) => first.every(({ id: other }) => other !== event.id))).toBe(true)
  service.clock.advance(8 * dayMs)
  expect(await republish()).toEqual([])
  service.market.advance(8)
  await run()
  expect((await republish()).length).toBeGreaterThan(0)
  await service.call(deleteSavedSearch, { as: signIn(), params: { id } })
  expect(await republish()).toEqual([])
})

it('compares a run once when it is concluded twice, and restarts a run that a crash lost', async () => {
  pass(3)
  await service.runJob('run-saved-searches')
  await service.scoreAll()
  const saved = service.store.collection<{ _id: string; runSearchId: string }>('saved_searches')
  const { runSearchId } = (await saved.findOne({ _id: id }))!
  await service.runJob('run-saved-searches')
  const once = said().length
  expect(once).toBeGreaterThan(0)
  await saved.updateOne({ _id: id }, { $set: { runSearchId } })
  await service.runJob('run-saved-searches')
  expect(said()).toHaveLength(once)
  await saved.updateOne({ _id: id }, { $set: { runSearchId: 'a-run-that-was-only-claimed' } })
  await run()
  expect(
    await service.store.collection('searches').countDocuments({ _id: 'a-run-that-was-only-claimed' as never }),
  ).toBe(1)
  expect((await saved.findOne({ _id: id }))?.runSearchId).toBeUndefined()
})

it('keeps a new name that is sent while its frequency is changed, and its baseline', async () => {
  const change = (body: { name: string } | { frequency: 'off' }) =>
    service.call(updateSavedSearch, { as: signIn(), params: { id }, body })
  const { stop } = interruptWrite(1, async () => void (await change({ name: 'For my parents' })))
  await change({ frequency: 'off' }).finally(stop)
  const stored = await service.store.collection<{ _id: string }>('saved_searches').findOne({ _id: id })
  expect(stored).toMatchObject({ name: 'For my parents', frequency: 'off' })
  expect(await service.store.collection('saved_search_homes').countDocuments({ _id: id as never, homes: null })).toBe(0)
})

it('starts from a new baseline when it is turned on again', async () => {
  await service.call(updateSavedSearch, { as: signIn(), params: { id }, body: { frequency: 'off' } })
  pass(10)
  await run()
  await service.call(updateSavedSearch, { as: signIn(), params: { id }, body: { frequency: 'instant' } })
  await run()
  expect(said()).toEqual([])
})

it('ignores a failed provider: no home is gone, and a first run is repeated', async () => {
  pass(1)
  await run()
  const known = said().length
  await service.market.close()
  pass(30)
  await run()
  expect(said()).toHaveLength(known)
  sub = `user-${crypto.randomUUID()}`
  const body = { name: 'Richmond', filters: { locations: [richmond] }, frequency: 'instant' as const }
  id = (await service.call(saveSearch, { as: signIn(), body })).body.id
  await run()
  expect(
    (await service.store.collection<{ _id: string; homes: unknown }>('saved_search_homes').findOne({ _id: id }))?.homes,
  ).toBeNull()
})
