import { NotesChanged, type SavedProperty } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'

let service: TestService
let buyer: Buyer
let seen: SavedProperty
beforeAll(async () => {
  service = await startTestService(shortlist)
})
afterAll(() => service.stop())
beforeEach(async () => {
  buyer = createBuyer(service)
  seen = (await buyer.save('home-1', { notes: 'first', tags: ['a', 'b'] })).body
})

it('two tabs that send the whole record with different changes lose nothing', async () => {
  await buyer.edit(seen.id, { ...seen, notes: 'from the one tab' })
  const { status, body } = await buyer.edit(seen.id, { ...seen, favorite: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ notes: 'from the one tab', favorite: true, tags: ['a', 'b'] })
})

it('tags that one adds and the other removes are merged', async () => {
  await buyer.edit(seen.id, { revision: seen.revision, tags: ['a', 'b', 'c'] })
  const { body } = await buyer.edit(seen.id, { revision: seen.revision, tags: ['b', 'd'] })
  expect(body.tags).toEqual(['b', 'c', 'd'])
})

it('notes that both rewrote are a conflict that returns the stored notes, and nothing is written', async () => {
  const { body: current } = await buyer.edit(seen.id, { revision: seen.revision, notes: 'one' })
  const refused = await buyer.edit(seen.id, { revision: seen.revision, notes: 'other', favorite: true })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'edit-conflict', status: 409, fields: ['notes'], current })
  expect(await buyer.list()).toEqual([current])
  expect(await buyer.said(NotesChanged)).toHaveLength(2)
})

it('If-Match is equivalent to a revision in the record', async () => {
  await buyer.edit(seen.id, { notes: 'one' })
  const refused = await buyer.edit(seen.id, { notes: 'other' }, { 'if-match': `"${seen.revision}"` })
  expect(refused.status).toBe(409)
  const unknown = await buyer.edit(seen.id, { notes: 'other' }, { 'if-match': '"abc"' })
  expect(unknown.status).toBe(409)
})

it('an edit without a revision applies to the stored record', async () => {
  await buyer.edit(seen.id, { notes: 'one' })
  const { status, body } = await buyer.edit(seen.id, { notes: 'two' })
  expect([status, body.notes, body.tags]).toEqual([200, 'two', ['a', 'b']])
})

it('an edit of an unknown revision is refused when it would overwrite', async () => {
  const unknown = { ...seen, revision: seen.revision - 1 }
  expect((await buyer.edit(seen.id, { ...unknown, notes: 'other' })).status).toBe(409)
  expect((await buyer.edit(seen.id, { ...unknown, favorite: true })).status).toBe(200)
})

it('twenty tabs that each add a tag at once end with all twenty', async () => {
  const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
  const replies = await Promise.all(
    tags.map((tag) => buyer.edit(seen.id, { revision: seen.revision, tags: [...seen.tags, tag] })),
  )
  expect(replies.map(({ status }) => status)).toEqual(tags.map(() => 200))
  const [record] = await buyer.list()
  expect(record?.tags.toSorted()).toEqual([...seen.tags, ...tags].toSorted())
})

it('an edit that changes nothing creates no revision and publishes nothing', async () => {
  const { body } = await buyer.edit(seen.id, seen)
  expect(body).toEqual(seen)
  expect(await buyer.said(NotesChanged)).toHaveLength(1)
})

it('a record keeps its home', async () => {
  const { status, body } = await buyer.edit(seen.id, { propertyId: 'home-2' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ field: 'propertyId' }] })
})
