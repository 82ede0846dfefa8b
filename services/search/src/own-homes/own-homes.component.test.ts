import {
  addOwnHome,
  deleteOwnHome,
  editOwnHome,
  getOwnHome,
  getProperty,
  hideProperty,
  listProperties,
  listPropertyAdverts,
  listSearchResults,
  markPropertySeen,
  overrideScore,
  PropertySaved,
  ScoreOverridesChanged,
  type AnyRoute,
  type OwnHomeInput,
  TrackedPropertyChanged,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { ownHome as input } from '../testing/own-home.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let userId = ''
let as = ''
let stranger = ''
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())
beforeEach(() => {
  userId = `user-${crypto.randomUUID()}`
  as = service.signIn({ sub: userId })
  stranger = service.signIn()
})

const add = async (over: Partial<OwnHomeInput> = {}) => {
  const reply = await service.call(addOwnHome, { body: { ...input, ...over }, as })
  expect(reply.status).toBe(201)
  return reply.body
}
const edit = (id: string, over: Partial<OwnHomeInput>) =>
  service.call(editOwnHome, { params: { id }, body: { ...input, ...over }, as })
const told = (id: string) => service.bus.published(TrackedPropertyChanged).filter(({ data }) => data.propertyId === id)
const save = async (id: string) =>
  service.receive(newEvent(PropertySaved, { userId, propertyId: id, revision: 1 }, { clock: service.clock }))

describe('a home that a buyer adds themselves', () => {
  it('is scored and ranked like any other, and read like an advert', async () => {
    const home = await add()
    expect(home).toMatchObject({
      address: '1/67 Louisa Road, Richmond',
      suburb: 'Richmond',
      bedrooms: 3,
      landSize: 410,
      parking: null,
      displayPrice: 'Offers over $900,000',
      priceFrom: 900_000,
      features: ['Solar panels', 'Deck'],
      isWellLit: true,
      source: 'Added by you',
      url: 'https://homes.example/1-67-louisa-road',
      status: 'active',
    })
    expect(home.score).toBeGreaterThan(0)
    const ranked = (await service.call(listProperties, { as })).body
    expect(ranked.map(({ id, score }) => [id, score])).toEqual([[home.id, home.score]])
    expect((await service.call(listPropertyAdverts, { params: { id: home.id }, as })).body).toEqual([])
    expect((await service.call(getOwnHome, { params: { id: home.id }, as })).body).toEqual({ id: home.id, ...input })
  })

  it('has the address that an advert would have, and no land when its land size is none', async () => {
    const { address, landSize } = await add({ address: 'Unit 1, 67  Louisa Road', landSize: 0 })
    expect([address, landSize]).toEqual(['1/67 Louisa Road, Richmond', null])
  })

  it('is read, changed and deleted by its owner only: others get a 404', async () => {
    const { id } = await add()
    const calls: [AnyRoute, unknown?][] = [
      [getProperty],
      [getOwnHome],
      [listPropertyAdverts],
      [editOwnHome, input],
      [deleteOwnHome],
      [overrideScore, { scoreOverrides: { price: 9 } }],
      [hideProperty, {}],
      [markPropertySeen],
    ]
    for (const [route, body] of calls) {
      const ask = (propertyId: string) =>
        service.call(route, { params: { id: propertyId }, ...(body !== undefined && { body }), as: stranger } as never)
      const theirs = await ask(id)
      const missing = await ask(`${id}0`)
      expect([route.name, theirs.status]).toEqual([route.name, 404])
      expect({ ...(theirs.body as object), instance: '', requestId: '' }).toEqual({
        ...(missing.body as object),
        instance: '',
        requestId: '',
      })
    }
    expect((await service.call(getProperty, { params: { id }, as })).status).toBe(200)
    expect(service.bus.published(ScoreOverridesChanged).map(({ data }) => data.propertyId)).not.toContain(id)
  })
})

describe('a home of a buyer’s own, among all others', () => {
  it('appears in no search and joins no shared home, not even with the same address, rooms and price', async () => {
    const findAs = async (who: string) => {
      const searchId = await begin(service, who)
      await service.scoreAll()
      return (await service.call(listSearchResults, { params: { searchId }, as: who })).body
    }
    const before = await findAs(stranger)
    const twin = before.find(
      ({ address, price, bedrooms }) => /^\d+ /.test(address) && price !== null && bedrooms !== null,
    )!
    const { propertyType, bedrooms, bathrooms, landSize, description } = twin
    const [address = ''] = twin.address.split(',')
    const alike = { address, propertyType, bedrooms, bathrooms, landSize, description, price: `$${twin.price}` }
    const { id } = await add(alike)
    for (const who of [as, stranger]) {
      const found = await findAs(who)
      expect(found.length).toBeGreaterThan(20)
      expect(found.map((home) => home.id)).not.toContain(id)
      expect(found.flatMap(({ sources }) => sources.map(({ provider }) => provider))).not.toContain('own')
      expect(found.find((home) => home.id === twin.id)?.sources).toEqual(twin.sources)
    }
  })

  it('is announced to services that store saved homes, with every change, like any followed home', async () => {
    const { id } = await add()
    await save(id)
    await edit(id, { description: 'A view of the bay.' })
    await edit(id, { price: '$950,000' })
    await service.idle()
    expect(told(id).map(({ data }) => data.changes.map(({ kind }) => kind))).toEqual([['new'], [], ['price']])
    expect(told(id).at(-1)?.data.home.price).toBe(950_000)
  })
})

describe('a buyer’s own home after an edit', () => {
  it('is rescored, and keeps its buyer’s overrides', async () => {
    const { id, score } = await add()
    const better = (await edit(id, { bedrooms: 6, bathrooms: 4, landSize: 2_000 })).body
    expect(better.score).toBeGreaterThan(score ?? 100)
    expect((await service.call(listProperties, { as })).body[0]?.score).toBe(better.score)
  })

  it('disappears when it is deleted and returns with an edit, until it is purged', async () => {
    const { id } = await add()
    await save(id)
    expect((await service.call(deleteOwnHome, { params: { id }, as })).status).toBe(204)
    for (const route of [getProperty, getOwnHome, deleteOwnHome])
      expect((await service.call(route as AnyRoute, { params: { id }, as })).status).toBe(404)
    expect((await service.call(listProperties, { as })).body).toEqual([])
    service.clock.advance(29 * 24 * 60 * 60_000)
    as = service.signIn({ sub: userId })
    await service.runJob('purge-deleted-homes')
    expect((await edit(id, {})).status).toBe(200)
    expect((await service.call(listProperties, { as })).body).toHaveLength(1)
    await service.idle()
    expect(told(id).map(({ data }) => data.isGone)).toEqual([false, true, false])
    await service.call(deleteOwnHome, { params: { id }, as })
    service.clock.advance(31 * 24 * 60 * 60_000)
    as = service.signIn({ sub: userId })
    await service.runJob('purge-deleted-homes')
    expect((await edit(id, {})).status).toBe(404)
  })
})

it('a buyer’s own home is refused with the field and its remedy, and without a plan', async () => {
  const refused = { ...input, link: 'javascript:alert(1)', bedrooms: 900 } as never
  const { status, body } = await service.call(addOwnHome, { body: refused, as })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ field: 'link' }, { field: 'bedrooms' }] })
  const expired = service.signIn({ plan: 'free_trial', createdAt: '2020-01-01T00:00:00.000Z' })
  expect((await service.call(addOwnHome, { body: input, as: expired })).status).toBe(403)
})
