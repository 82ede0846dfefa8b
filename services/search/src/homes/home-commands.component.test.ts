import { listProperties, listPropertyAdverts, PropertySaved, reportDifferentHomes } from '@verandah/contracts'
import { connectStore, databaseOf, newEvent, type Store } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { search } from '../index.ts'
import { operateHomes } from '../operator.ts'
import { aListing } from '@verandah/listing-providers/testing'
import { rankHomes } from '../ranking/rank-homes.ts'
import { createRankingParts } from '../ranking/ranking-parts.ts'
import { createHomeReports } from './home-reports.ts'
import { keepListings, keepPages } from './keep-listings.ts'
import { createListings } from './listings.ts'
import { createProperties } from './properties.ts'
import { createRulings } from './rulings.ts'

let service: TestService
let store: Store
beforeAll(async () => {
  service = await startTestService(search)
  store = await connectStore(service.platform.storeUrl, databaseOf('search'))
  vi.stubEnv('MONGODB_URL', service.platform.storeUrl)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await store.close()
  await service.stop()
})

let street = 0
let home: string
let ids: string[]
beforeEach(async () => {
  street += 1
  ids = ['domain', 'reaxml'].map((id) => `${id}:${street}`)
  const [kept] = await keep(ids.map((id) => advert(id)))
  home = kept!.id
})

const advert = (id: string, over: Parameters<typeof aListing>[0] = {}) =>
  aListing({ id, provider: id.split(':')[0]!, street: `Home Street ${street}`, ...over })
const keep = (adverts: ReturnType<typeof aListing>[]) =>
  keepListings(
    keepPages({
      listings: createListings({ store }),
      properties: createProperties({ store, newId: () => crypto.randomUUID() }),
      rulings: createRulings({ store }),
      clock: service.clock,
      isFirstHand: () => false,
      eventsOfChange: () => [],
      factsAt: () => Promise.resolve([]),
      pointOfSuburb: () => undefined,
      onHomesChanged: () => Promise.resolve(),
    }),
  )(adverts)

const operate = (...words: string[]) => operateHomes(words)
const words = ['--by', 'Kim', '--reason', 'Two flats']
const advertsOf = async (id: string) => {
  const { body } = await service.call(listPropertyAdverts, { params: { id }, as: service.signIn() })
  return body.map(({ listingId }) => listingId).toSorted()
}

/** The other home that the command's output names. */
const otherIn = (told: string): string =>
  told
    .split('\n')
    .find((line) => !line.startsWith(' ') && !line.startsWith(home))!
    .split(',')[0]!

it('a home is split and merged again for all buyers, and both ids remain valid', async () => {
  const told = await operate('split', home, ids[1]!, ...words)
  const other = otherIn(told)
  expect([await advertsOf(home), await advertsOf(other)]).toEqual([[ids[0]], [ids[1]]])
  for (const id of [home, other]) expect(await operate('homes', id)).toContain('by Kim')
  await operate('merge', home, other, '--by', 'Sam', '--reason', 'One flat after all')
  expect([await advertsOf(home), await advertsOf(other)]).toEqual([ids, ids])
  const shown = await operate('homes', other)
  expect(shown).toContain(`${other} shows the home ${home}`)
  expect(shown).toContain('by Sam on')
})

it('a follower of a home that merged into another sees when that one was last heard of', async () => {
  const other = otherIn(await operate('split', home, ids[1]!, ...words))
  const sub = crypto.randomUUID()
  await service.receive(newEvent(PropertySaved, { userId: sub, propertyId: other, revision: 1 }, service))
  await operate('merge', home, other, ...words)
  await createListings({ store }).markLookedUp(ids, service.clock.now())
  const { body } = await service.call(listPropertyAdverts, { params: { id: home }, as: service.signIn({ sub }) })
  expect(body.filter(({ checkedAt }) => checkedAt === null)).toEqual([])
})

it('a ruling applies to every advert of a home, even when one of them changes', async () => {
  const third = `proptrack:${street}`
  await keep([advert(third)])
  const other = otherIn(await operate('split', home, ids[0]!, ...words))
  expect([await advertsOf(home), await advertsOf(other)]).toEqual([[ids[0]], [third, ids[1]]])
  await operate('merge', home, other, ...words)
  const all = [ids[0], third, ids[1]]
  expect(await advertsOf(home)).toEqual(all)
  for (const [n, id] of all.entries()) {
    await keep([advert(id!, { streetNumber: `${n + 90}` })])
    expect([await advertsOf(home), await advertsOf(other)]).toEqual([all, all])
  }
})

it('a ruling takes effect at once in the rankings of buyers who found the home', async () => {
  const userId = crypto.randomUUID()
  const properties = createProperties({ store, newId: () => crypto.randomUUID() })
  const rank = rankHomes({ ...createRankingParts({ store, properties }), properties })
  const find = async (id: string) => {
    const homes = (await properties.byIds([id])).flatMap((doc) => doc.home ?? [])
    const seen = homes.map((home) => ({ propertyId: home.id, revision: home.revision }))
    const read = () => Promise.resolve(homes)
    await rank({ userId, homes: seen, read, locations: [], foundAt: service.clock.now() })
  }
  const ranked = async () => {
    const { body } = await service.call(listProperties, { as: service.signIn({ sub: userId }) })
    return body.map(({ id, sources }) => [id, sources.map(({ listingId }) => listingId).toSorted()])
  }
  await find(home)
  const other = otherIn(await operate('split', home, ids[1]!, ...words))
  expect(await ranked()).toEqual([[home, [ids[0]]]])
  await find(other)
  expect(await ranked()).toHaveLength(2)
  await operate('merge', home, other, ...words)
  expect(await ranked()).toEqual([[home, ids]])
})

it('a buyer’s report reaches the operator and changes nothing until they rule', async () => {
  const as = service.signIn()
  const report = () => service.call(reportDifferentHomes, { params: { id: home }, body: { listingId: ids[1]! }, as })
  expect(await operate('reports')).toBe('No buyer has reported a home.')
  expect([(await report()).status, (await report()).status]).toEqual([204, 204])
  expect((await operate('reports')).split('\n')).toHaveLength(1)
  expect(await operate('reports')).toContain(`home ${home}  advert ${ids[1]}`)
  expect(await advertsOf(home)).toEqual(ids)
  await operate('split', home, ids[1]!, ...words)
  expect(await operate('reports')).toBe('No buyer has reported a home.')
})

it('the operator reads the oldest report first', async () => {
  const reports = createHomeReports({ store })
  const at = (day: number) => ({ listingId: `domain:day-${day}`, saidAt: new Date(Date.UTC(2026, 0, day)) })
  for (const day of [3, 1, 2]) await reports.add({ userId: 'user', propertyId: home, ...at(day) })
  expect((await reports.list(2)).map(({ listingId }) => listingId)).toEqual(['domain:day-1', 'domain:day-2'])
  await reports.forget('user')
})

it('a report at an alias of a home applies to its current home', async () => {
  const other = otherIn(await operate('split', home, ids[1]!, ...words))
  await operate('merge', home, other, ...words)
  const call = { params: { id: other }, body: { listingId: ids[1]! }, as: service.signIn() }
  expect((await service.call(reportDifferentHomes, call)).status).toBe(204)
  expect(await operate('reports')).toContain(`home ${home}  advert ${ids[1]}`)
})

it('an advert that a home does not have cannot be reported', async () => {
  const call = { params: { id: home }, body: { listingId: 'domain:another' }, as: service.signIn() }
  expect(await service.call(reportDifferentHomes, call)).toMatchObject({ status: 404 })
})

it('an impossible command is refused with the reason', async () => {
  await expect(operate('split', home, ids[1]!, '--by', 'Kim')).rejects.toThrow('--reason TEXT')
  await expect(operate('split', home, ids[1]!, '--reason', 'x')).rejects.toThrow('--by NAME')
  await expect(operate('split', home, 'domain:no', ...words)).rejects.toThrow(
    `has no advert domain:no: it has ${ids[0]}`,
  )
  await expect(operate('split', 'nothing', ids[0]!, ...words)).rejects.toThrow('There is no home nothing.')
  await expect(operate('merge', home, home, ...words)).rejects.toThrow('are one home already')
  await expect(operate('split', home)).rejects.toThrow('usage: operator split')
  await operate('split', home, ids[1]!, ...words)
  await expect(operate('split', home, ids[0]!, ...words)).rejects.toThrow('is the only advert of the home')
})
