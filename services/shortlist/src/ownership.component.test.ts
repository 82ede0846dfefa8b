import {
  compareSavedProperties,
  editSavedProperty,
  listSavedProperties,
  listSavedPropertiesOf,
  ownHomeIdOf,
  removeSavedProperty,
  saveProperty,
} from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'

let service: TestService
let owner: Buyer
let other: Buyer
let record: string
beforeAll(async () => {
  service = await startTestService(shortlist)
})
afterAll(() => service.stop())
beforeEach(async () => {
  owner = createBuyer(service)
  other = createBuyer(service)
  record = (await owner.save('home-1', { notes: 'canary of the owner' })).body.id
})

const everyCall = (as: string, id: string) => [
  service.call(listSavedProperties, { as, query: { userId: id } }),
  service.call(listSavedPropertiesOf, { as, params: { id } }),
  service.call(compareSavedProperties, { as, query: { ids: id } }),
  service.call(saveProperty, { as, body: { userId: id, propertyId: 'home-1' } }),
  service.call(editSavedProperty, { as, params: { id }, body: { notes: 'x' } }),
  service.call(removeSavedProperty, { as, params: { id } }),
]

const told = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  body: { ...(body as object), instance: '', requestId: '' },
})

describe('another user', () => {
  it('gets the same response for a foreign id, for the record itself and for a missing one', async () => {
    const missing = (await Promise.all(everyCall(other.as, 'nobody'))).map(told)
    expect(missing.map(({ status }) => status)).toEqual(missing.map(() => 404))
    expect((await Promise.all(everyCall(other.as, owner.id))).map(told)).toEqual(missing)
    expect((await Promise.all(everyCall(other.as, record))).map(told)).toEqual(missing)
    expect(await owner.list()).toMatchObject([{ id: record, notes: 'canary of the owner' }])
  })

  it('cannot use a claim in the body, nor mix their own record into a comparison', async () => {
    const own = (await other.save('home-2')).body.id
    expect((await other.edit(own, { userId: owner.id })).status).toBe(404)
    expect((await other.edit(own, { id: record })).status).toBe(404)
    const mixed = await service.call(compareSavedProperties, { as: other.as, query: { ids: `${own},${record}` } })
    expect(mixed.status).toBe(404)
  })

  it('cannot save a home that another buyer added: it is not found', async () => {
    const own = ownHomeIdOf(owner.id, '1')
    expect((await other.save(own)).status).toBe(404)
    expect((await owner.save(own)).status).toBe(200)
  })

  it('must be signed in', async () => {
    const replies = await Promise.all(everyCall('', record))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401))
  })
})

it.each(['1', 'me'])('%s means the caller wherever a user is named', async (id) => {
  const { body } = await service.call(listSavedPropertiesOf, { as: owner.as, params: { id } })
  expect(body).toMatchObject([{ id: record }])
  expect(await owner.list({ userId: id })).toEqual(body)
  expect(await owner.list({ userId: owner.id, propertyId: 'home-1' })).toEqual(body)
  expect(await owner.list({ propertyId: 'home-9' })).toEqual([])
  expect((await owner.save('home-1', { userId: id })).body.id).toBe(record)
})

it.each(['01', '1e0', '-1', 'NaN', '[1]', '{"$ne":null}', '__proto__', 'x'.repeat(4_096)])(
  'the id %s opens nothing anywhere',
  async (id) => {
    const replies = await Promise.all(everyCall(owner.as, id))
    expect(replies.map(({ status }) => status).filter((status) => ![400, 404].includes(status))).toEqual([])
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain('canary')
    expect(await owner.list()).toMatchObject([{ notes: 'canary of the owner' }])
  },
)
