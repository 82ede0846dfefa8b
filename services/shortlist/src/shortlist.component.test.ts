import { NotesChanged, PropertySaved, PropertyUnsaved, saveProperty, savedHomesLimit } from '@verandah/contracts'
import { clockSkewMs, readNumbers } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { createBuyer } from './testing/buyers.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(shortlist)
})
afterAll(() => service.stop())

const dayMs = 24 * 60 * 60 * 1000
const stored = (userId: string) => service.store.collection('saved_properties').find({ userId }).toArray()

describe('a home that is saved', () => {
  it('is a record with tidy tags, published, and its document is left without events', async () => {
    const buyer = createBuyer(service)
    const { status, body, headers } = await buyer.save('home-1', {
      userId: 1,
      notes: 'Good light.\nAsk about the fence.',
      tags: [' north ', '', 'North', 'quiet'],
      score: 81,
      searchId: 'search-1',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: buyer.id, propertyId: 'home-1', tags: ['north', 'quiet'], favorite: false })
    expect(body).toMatchObject({ score: 81, searchId: 'search-1', isGone: false, home: null })
    expect(headers.get('etag')).toBe(`"${body.revision}"`)
    expect(await buyer.said(PropertySaved)).toEqual([
      { userId: buyer.id, propertyId: 'home-1', revision: body.revision, searchId: 'search-1' },
    ])
    expect(await buyer.said(NotesChanged)).toMatchObject([{ revision: body.revision, tags: ['north', 'quiet'] }])
    expect(await stored(buyer.id)).toMatchObject([{ _id: body.id, outbox: [] }])
    expect(await buyer.list()).toEqual([body])
  })

  it('is one record however often the heart is pressed, even twenty times concurrently', async () => {
    const buyer = createBuyer(service)
    const presses = Array.from({ length: 20 }, () => buyer.save('home-1', { favorite: true }))
    const replies = await Promise.all(presses)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    expect(await buyer.said(PropertySaved)).toHaveLength(1)
    expect(await buyer.list()).toMatchObject([{ favorite: true }])
  })

  it('gains the values of a second save, and loses nothing', async () => {
    const buyer = createBuyer(service)
    await buyer.save('home-1', { notes: 'mine', tags: ['a'], score: 70 })
    const { body } = await buyer.save('home-1', { notes: '', tags: ['b'], favorite: true, score: null })
    expect(body).toMatchObject({ notes: 'mine', tags: ['a', 'b'], favorite: true, score: 70 })
  })

  it('leaves the list when it is removed, and returns with its notes when it is saved again in time', async () => {
    const buyer = createBuyer(service)
    const { body: before } = await buyer.save('home-1', { notes: 'keep me', tags: ['a'], favorite: true })
    expect((await buyer.remove(before.id)).status).toBe(204)
    expect(await buyer.list()).toEqual([])
    expect((await buyer.remove(before.id)).status).toBe(404)
    expect((await buyer.edit(before.id, { favorite: false })).status).toBe(404)
    expect(await buyer.said(PropertyUnsaved)).toHaveLength(1)
    expect((await buyer.said(NotesChanged)).at(-1)).toMatchObject({ tags: [], notes: null })
    const { body: after } = await buyer.save('home-1', { favorite: false })
    expect(after).toMatchObject({ id: before.id, notes: 'keep me', tags: ['a'], favorite: false })
    const said = await buyer.said(NotesChanged)
    expect(said.at(-1)).toMatchObject({ notes: 'keep me', tags: ['a'] })
    expect(said.map(({ revision }) => revision)).toEqual(said.map(({ revision }) => revision).toSorted((a, b) => a - b))
  })

  it('is purged a while after its removal, and starts over above its old revision', async () => {
    const own = await startTestService(shortlist, { environment: { REMOVED_HOMES_KEPT_MS: String(dayMs) } })
    const buyer = createBuyer(own)
    const { body: before } = await buyer.save('home-1', { notes: 'forget me' })
    await buyer.remove(before.id)
    own.clock.advance(dayMs + clockSkewMs - 1)
    await own.runJob('purge-removed-homes')
    expect(await own.store.collection('saved_properties').countDocuments()).toBe(1)
    own.clock.advance(1)
    await own.runJob('purge-removed-homes')
    expect(await own.store.collection('saved_properties').countDocuments()).toBe(0)
    const { body: after } = await createBuyer(own, { sub: buyer.id }).save('home-1')
    expect(after).toMatchObject({ notes: '', tags: [] })
    expect(after.revision).toBeGreaterThan(before.revision + 1)
    await own.stop()
  })
})

it.each([
  { tags: ['x'.repeat(41)] },
  { tags: Array.from({ length: 31 }, (_, index) => `tag ${index}`) },
  { notes: 'x'.repeat(5_001) },
  { notes: 'bell \u0007' },
  { score: 101 },
  { propertyId: '{"$ne":null}' },
])('what cannot be kept is refused with the field named: %j', async (body) => {
  const buyer = createBuyer(service)
  const reply = await service.call(saveProperty, { as: buyer.as, body: { propertyId: 'home-1', ...body } })
  expect(reply.status).toBe(400)
  expect(JSON.stringify(reply.body)).toContain(Object.keys(body)[0])
  expect(await stored(buyer.id)).toEqual([])
})

it('a full shortlist takes no other home', async () => {
  const buyer = createBuyer(service)
  await buyer.save('home-1')
  const [one] = await stored(buyer.id)
  const others = Array.from({ length: savedHomesLimit - 2 }, (_, at) => ({ ...one, _id: `${buyer.id}:${at}` }))
  await service.store
    .collection('saved_properties')
    .insertMany(others.map((doc, at) => ({ ...doc, propertyId: `other-${at}` })) as never)
  const replies = await Promise.all(['home-2', 'home-3', 'home-4'].map((home) => buyer.save(home)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

it('a call is counted in the metrics of the service', async () => {
  await createBuyer(service).list()
  expect(await readNumbers()).toContain('route="/api/saved-properties"')
})
