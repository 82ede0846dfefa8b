import { createInProcessBus, startService, type RunningService } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { search } from './index.ts'

let service: TestService
let other: RunningService
beforeAll(async () => {
  service = await startTestService(search)
  other = await startService(search, { ...service.platform, bus: createInProcessBus() })
})
afterAll(async () => {
  await other.stopJobs(1_000)
  await other.close()
  await service.stop()
})

const collection = (name: string) => service.store.collection<{ _id: string }>(name)

const homes = async (count: number) => {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const common = { userId: 'user-1', revision: 1, isRescoreDue: true, score: 0, home: { id: '', revision: 1 } }
  await collection('user_properties').deleteMany({})
  await collection('user_properties').insertMany(
    numbers.map((number) => ({ ...common, _id: `user-1:${number}`, propertyId: String(number) })),
  )
}

/** Cancelled searches, each with a page and a result. */
const cancelled = async (count: number) => {
  const ids = Array.from({ length: count }, (_, number) => `search-${number}`)
  const cancelledAt = service.clock.now()
  await collection('searches').insertMany(ids.map((_id) => ({ _id, cancelledAt, outbox: [] })))
  for (const name of ['search_pages', 'search_results'])
    await collection(name).insertMany(ids.map((searchId) => ({ _id: `${searchId}:1`, searchId })))
}

describe('a job shared by several processes', () => {
  beforeEach(() => service.clock.advance(24 * 60 * 60_000))

  it('purges everything that is cancelled at once, in one of them', async () => {
    await service.runJob('purge-cancelled-searches')
    await cancelled(250)
    await other.runJob('purge-cancelled-searches')
    expect(await collection('searches').countDocuments()).toBe(250)
    await service.runJob('purge-cancelled-searches')
    for (const name of ['searches', 'search_pages', 'search_results'])
      expect(await collection(name).countDocuments(), name).toBe(0)
  })

  it('moves to another process when the first one dies', async () => {
    await service.runJob('purge-cancelled-searches')
    await cancelled(1)
    service.clock.advance(121_000)
    await other.runJob('purge-cancelled-searches')
    expect(await collection('searches').countDocuments()).toBe(0)
  })

  it('rescores changed homes in one of them, each once, however many there are', async () => {
    await service.runJob('rescore-changed-homes')
    await homes(3)
    await other.runJob('rescore-changed-homes')
    expect(await collection('user_properties').countDocuments({ isRescoreDue: true })).toBe(3)
  })
})

describe('a clock that is set back', () => {
  it('does not keep a search running until it has caught up', async () => {
    const tomorrow = new Date(service.clock.now().getTime() + 24 * 60 * 60_000)
    const asked = { userId: 'user-2', filters: { locations: [], maxPages: 1 }, providers: [], revision: 0 }
    const state = { status: 'processing', createdAt: tomorrow, deadlineAt: tomorrow, resultsCount: 0, outbox: [] }
    await collection('searches').insertOne({ _id: 'of-tomorrow', ...asked, ...state })
    await service.runJob('complete-overdue-searches')
    expect(await collection('searches').findOne({ _id: 'of-tomorrow' })).toMatchObject({ status: 'completed' })
  })

  it('does not keep an event in an outbox until it has caught up', async () => {
    const occurredAt = new Date(service.clock.now().getTime() + 24 * 60 * 60_000).toISOString()
    const body = JSON.stringify({
      id: 'e',
      type: 'SearchCompleted',
      version: 1,
      occurredAt,
      correlationId: 'c',
      data: {},
    })
    const outbox = [{ id: 'e', occurredAt, body }]
    await collection('searches').insertOne({ _id: 'unsaid', outbox } as { _id: string })
    await service.runJob('sweep-outbox')
    expect(await collection('searches').findOne({ _id: 'unsaid' })).toMatchObject({ outbox: [] })
  })

  it('does not leave a job to the process that held it before', async () => {
    const expiresAt = new Date(service.clock.now().getTime() + 24 * 60 * 60_000)
    const lease = { owner: 'somebody dead', expiresAt }
    await collection('leases').updateOne({ _id: 'purge-cancelled-searches' }, { $set: lease }, { upsert: true })
    await cancelled(1)
    await service.runJob('purge-cancelled-searches')
    expect(await collection('searches').countDocuments({ _id: 'search-0' })).toBe(0)
  })
})
