import {
  getPriceEvidence,
  getProperty,
  listPropertyAdverts,
  listSearchResults,
  PropertySaved,
  TrackedPropertyChanged,
  type Property,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { startPatientSearch } from '../testing/run-saved-searches.ts'
import type { SearchUnderTest } from '../testing/start-search.ts'

const dayMs = 24 * 60 * 60_000
let service: SearchUnderTest
let before: Map<string, Property>
let after: Map<string, Property>

/** Every home that Domain lists in Richmond today, found by a buyer who follows none of them. */
const look = async (): Promise<Map<string, Property>> => {
  const as = service.signIn()
  const searchId = await begin(service, as, { maxPrice: undefined, maxPages: 20 })
  await service.scoreAll()
  const { body } = await service.call(listSearchResults, { as, params: { searchId } })
  return new Map(body.map((home) => [home.id, home]))
}
const told = (id: string) =>
  service.bus.published(TrackedPropertyChanged).filter(({ data }) => data.propertyId === id && data.revision > 1)
const ask = async (propertyId: string) =>
  (await service.call(getProperty, { as: service.signIn(), params: { id: propertyId } })).body

beforeAll(async () => {
  service = await startPatientSearch()
  before = await look()
  for (const propertyId of before.keys())
    await service.receive(
      newEvent(PropertySaved, { userId: 'user-1', propertyId, revision: 1 }, { clock: service.clock }),
    )
  service.market.advance(12)
  service.clock.advance(12 * dayMs)
  await service.runJob('look-after-tracked')
  after = await look()
  await service.runJob('look-after-tracked')
})
afterAll(() => service.stop())

it('marks a saved home whose advert has ended, without any search, and keeps it readable', async () => {
  const standing = await Promise.all([...before.keys()].map(ask))
  const ended = standing.filter(({ status }) => status === 'sold' || status === 'gone')
  expect(ended.map(({ id }) => id).sort()).toEqual([...before.keys()].filter((id) => !after.has(id)).sort())
  expect(ended.map(({ status }) => status)).toEqual(expect.arrayContaining(['sold']))
  for (const { id, address, inspections } of ended) {
    expect({ address, inspections }).toEqual({ address: before.get(id)?.address, inspections: [] })
    expect(told(id).at(-1)?.data.changes).toContainEqual(expect.objectContaining({ kind: 'status', before: 'active' }))
  }
})

it('knows how each of them sold against its guide, where its provider shows the price', async () => {
  const sold = (await Promise.all([...before.keys()].map(ask))).filter(({ status }) => status === 'sold')
  const calls = sold.map(({ id }) => service.call(getPriceEvidence, { as: service.signIn(), params: { id } }))
  const told = (await Promise.all(calls)).map(({ body }) => body)
  const dayBefore = (days: number) => new Date(service.clock.now().getTime() - days * dayMs).toISOString().slice(0, 10)
  const days = told.map(({ sale }) => sale?.day ?? '')
  expect(days.filter((day) => day < dayBefore(13) || day > dayBefore(-1))).toEqual([])
  expect(told.filter(({ sale }) => sale?.price === null).length).toBeGreaterThan(0)
  const shown = told.filter(({ sale }) => sale?.price != null)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(({ adverts }) => adverts.some(({ guides }) => guides.length > 0)).length).toBeGreaterThan(0)
})

it('announces a price drop of a home to its followers without a search', () => {
  const dropped = [...after].filter(([id, { price }]) => before.has(id) && before.get(id)?.price !== price)
  expect(dropped.length).toBeGreaterThan(0)
  for (const [id] of dropped)
    expect(told(id).flatMap(({ data }) => data.changes.map(({ kind }) => kind))).toContain('price')
})

it('says to its follower alone when a home was last looked at', async () => {
  const [id = ''] = after.keys()
  const checkedBy = async (sub: string) => {
    const { body } = await service.call(listPropertyAdverts, { as: service.signIn({ sub }), params: { id } })
    return body.map(({ checkedAt }) => checkedAt)
  }
  const [checkedAt] = await checkedBy('user-1')
  expect(checkedAt).toBe(service.clock.now().toISOString())
  expect(new Set(await checkedBy('user-2'))).toEqual(new Set([null]))
})

it('refreshes again only after an hour, and leaves homes unchanged when the provider is unavailable', async () => {
  const said = service.bus.published(TrackedPropertyChanged).length
  service.market.advance(30)
  await service.runJob('look-after-tracked')
  await service.market.close()
  service.clock.advance(2 * 60 * 60_000)
  await service.runJob('look-after-tracked')
  expect(service.bus.published(TrackedPropertyChanged)).toHaveLength(said)
})
