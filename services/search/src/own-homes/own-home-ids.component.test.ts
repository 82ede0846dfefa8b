import {
  addOwnHome,
  editOwnHome,
  getOwnHome,
  getProperty,
  PropertySaved,
  saveCriteria,
  TrackedPropertyChanged,
  UserDeletionRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ownHome as input } from '../testing/own-home.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let userId = ''
let as = ''
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())
beforeEach(() => {
  userId = `user-${crypto.randomUUID()}`
  as = service.signIn({ sub: userId })
})

const homes = () => service.store.collection<{ _id: string; own: { userId?: string } }>('properties')
const add = async (address = input.address): Promise<string> =>
  (await service.call(addOwnHome, { body: { ...input, address }, as })).body.id

/** A home as the builds stored it that put the owner's id into the home's. */
const addFormer = async (): Promise<string> => {
  const doc = (await homes().findOneAndDelete({ _id: await add() }))!
  const { userId: _owner, ...own } = doc.own
  const _id = `own:${userId}:1`
  const home = { ...(doc as unknown as { home: object }).home, id: _id }
  await homes().insertOne({ ...doc, _id, matchKey: _id, home, own } as never)
  return _id
}
const statuses = async (id: string, who: string) => {
  const params = { id }
  const replies = [
    await service.call(getProperty, { params, as: who }),
    await service.call(getOwnHome, { params, as: who }),
    await service.call(editOwnHome, { params, as: who, body: { ...input, description: 'A view of the bay.' } }),
  ]
  return replies.map(({ status }) => status)
}
const announced = async (id: string) => {
  await service.receive(newEvent(PropertySaved, { userId, propertyId: id, revision: 1 }, service))
  await service.idle()
  return service.bus.published(TrackedPropertyChanged).filter(({ data }) => data.propertyId === id)
}

it('the id of a buyer’s own home does not contain the buyer’s, but its events name them', async () => {
  const id = await add()
  expect(id).not.toContain(userId)
  expect(id).not.toContain(userId.slice(-12))
  expect((await announced(id)).map(({ data }) => data.ownerId)).toEqual([userId])
  await service.call(editOwnHome, { params: { id }, as, body: { ...input, price: '$950,000' } })
  expect((await announced(id)).map(({ data }) => data.ownerId)).toEqual([userId, userId])
})

it('homes with ids of earlier builds stay their owner’s, and keep their ids', async () => {
  const id = await addFormer()
  expect(await statuses(id, as)).toEqual([200, 200, 200])
  expect(await statuses(id, service.signIn())).toEqual([404, 404, 404])
  const [first] = await announced(id)
  expect(TrackedPropertyChanged.subjectUser(first?.data)).toBe(userId)
})

it('homes with either id are erased with their owner', async () => {
  const ids = [await add('2 Lane'), await addFormer(), await add('3 Lane')]
  expect(await homes().countDocuments({ _id: { $in: ids } })).toBe(3)
  await service.receive(newEvent(UserDeletionRequested, { userId, deletionId: 'deletion-1' }, service))
  expect(await homes().countDocuments({ _id: { $in: ids } })).toBe(0)
})

it('a buyer’s own home is scored by the places of their brief', async () => {
  const pointsOfPlace = async () => {
    const home = (await service.call(addOwnHome, { body: input, as })).body
    return home.breakdown.find(({ name }) => name === 'location')?.points
  }
  expect(await pointsOfPlace()).toBe(0)
  await service.call(saveCriteria, { body: { suburb: 'Richmond' }, as })
  expect(await pointsOfPlace()).toBeGreaterThan(0)
})
