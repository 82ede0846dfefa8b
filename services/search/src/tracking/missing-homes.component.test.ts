import {
  ownHomeIdOf,
  PropertySaved,
  PropertyScheduled,
  PropertyUnsaved,
  TrackedPropertyChanged,
  TrackedPropertyNotFound,
} from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import { newEvent } from '@verandah/kit'
import { interruptWrite, startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { search } from '../index.ts'

let service: TestService
let userId: string
let propertyId: string
beforeAll(async () => {
  service = await startTestService(search)
})
afterAll(() => service.stop())
beforeEach(() => {
  userId = `user-${crypto.randomUUID()}`
  propertyId = `home-${crypto.randomUUID()}`
})

const keepHome = (id: string, fields: { mergedInto?: string; outbox?: never[] } = {}) => {
  const doc = { _id: id as never, matchKey: id, revision: 1, fingerprint: '', home: aHome({ id }), outbox: [] }
  return service.store.collection('properties').insertOne({ ...doc, ...fields })
}
const save = (revision: number | null, id = propertyId) =>
  service.receive(newEvent(PropertySaved, { userId, propertyId: id, revision }, service))
const unsave = (revision: number) =>
  service.receive(newEvent(PropertyUnsaved, { userId, propertyId, revision }, service))
const answers = () =>
  service.bus
    .published(TrackedPropertyNotFound)
    .map(({ data }) => data)
    .filter((data) => data.userId === userId)
const followed = () =>
  service.store.collection('tracked_properties').findOne({ _id: `${propertyId}:saved:${userId}` as never })

describe('a followed home that does not exist', () => {
  it('is answered to the service that follows it, with the revision that is answered', async () => {
    await save(7)
    expect(answers()).toEqual([{ userId, propertyId, reason: 'saved', revision: 7 }])
    const scheduled = newEvent(PropertyScheduled, { userId, propertyId }, service)
    await service.receive(scheduled)
    const revision = Date.parse(scheduled.occurredAt)
    expect(answers().at(-1)).toEqual({ userId, propertyId, reason: 'scheduled', revision })
    expect(await followed()).toMatchObject({ isTracking: true, outbox: [] })
  })

  it('is answered for the newest follow, and not once that has ended, in any order of arrival', async () => {
    await save(5)
    await save(3)
    expect(answers().map(({ revision }) => revision)).toEqual([5, 5])
    await unsave(9)
    await save(8)
    expect(answers()).toHaveLength(2)
  })

  it('is purged long after its end like any other, once its events are published', async () => {
    const isKept = async () => {
      await service.runJob('forget-ended-tracking')
      return (await followed()) !== null
    }
    const setOutbox = (outbox: object[]) =>
      service.store.collection('tracked_properties').updateOne({ propertyId }, { $set: { outbox } })
    await save(1)
    expect(await isKept()).toBe(true)
    await unsave(2)
    await setOutbox([{ id: 'not published' }])
    expect(await isKept()).toBe(true)
    await setOutbox([])
    expect(await isKept()).toBe(false)
    await unsave(service.clock.now().getTime())
    expect(await isKept()).toBe(true)
  })
})

describe('no answer is given', () => {
  it('about a home that exists, nor about an alias of one', async () => {
    const alias = `alias-${propertyId}`
    await keepHome(propertyId)
    await keepHome(alias, { mergedInto: propertyId })
    await save(1)
    await save(1, alias)
    expect(answers()).toEqual([])
  })

  it('about the buyer’s own home, but about one of another buyer, whose home is never introduced', async () => {
    const own = ownHomeIdOf(userId, '1')
    const foreign = ownHomeIdOf(`${userId}-2`, '1')
    await keepHome(own)
    await keepHome(foreign)
    await save(1, own)
    await save(1, foreign)
    expect(answers().map((data) => data.propertyId)).toEqual([foreign])
    const introduced = service.bus.published(TrackedPropertyChanged).map(({ data }) => data.propertyId)
    expect(introduced).toContain(own)
    expect(introduced).not.toContain(foreign)
  })
})

describe('an answer that the stream lost', () => {
  const republish = async () => {
    const before = answers().length
    await service.store.collection('tellings').insertOne({ _id: crypto.randomUUID() as never, askedAt: new Date() })
    await service.runJob('republish')
    return answers().slice(before)
  }

  it('is republished for as long as the home is missing and followed', async () => {
    await save(1)
    expect(await republish()).toEqual([{ userId, propertyId, reason: 'saved', revision: 1 }])
    await unsave(2)
    expect(await republish()).toEqual([])
    await save(3)
    expect(await republish()).toMatchObject([{ revision: 3 }])
    await keepHome(propertyId)
    expect(await republish()).toEqual([])
  })

  it('is given again when the shortlist republishes the saving', async () => {
    await save(1)
    await save(1)
    expect(answers()).toHaveLength(2)
  })
})

it('a follow that is renewed while it is answered is answered by its own revision alone', async () => {
  const renewed = interruptWrite(2, async () => {
    await service.bus.publish(newEvent(PropertySaved, { userId, propertyId, revision: 8 }, service))
    await expect.poll(() => answers().map(({ revision }) => revision)).toEqual([8])
  })
  await save(7).finally(renewed.stop)
  expect(renewed.wasReached()).toBe(true)
  expect(answers().map(({ revision }) => revision)).toEqual([8])
})
