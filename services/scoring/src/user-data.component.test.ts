import {
  BriefChanged,
  createWeights,
  userDataEvents,
  UserDeletionRequested,
  UserExportRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scoring } from './index.ts'
import { aPage } from './testing/pages.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(scoring)
})
afterAll(() => service.stop())

const aBuyer = async (name: string) => {
  const userId = `user-${crypto.randomUUID()}`
  const body = { additionalCriteria: { [`canary ${name}`]: 5 } }
  await service.call(createWeights, { as: service.signIn({ sub: userId }), body })
  await service.receive(aPage({ searchId: `search-of-${name}`, userId }))
  const brief = { userId, revision: 1, ideal: { maxPrice: 1 }, idealBefore: null }
  await service.receive(newEvent(BriefChanged, brief, service))
  return userId
}

it('erasing a user removes everything of theirs, nothing of others, and each receipt counts the documents', async () => {
  const gone = await aBuyer('gone')
  const other = await aBuyer('other')
  const request = newEvent(UserDeletionRequested, { userId: gone, deletionId: 'deletion-1' }, service)
  await service.receive(request)
  await service.store.collection('inbox').deleteMany({})
  await service.receive(request)
  const receipt = {
    ...request.data,
    service: 'scoring',
    counts: { scoring_weights: 1, search_weights: 1, user_briefs: 1 },
  }
  expect(service.bus.published(userDataEvents.scoring.deleted).map((event) => event.data)).toEqual([receipt, receipt])
  const names = (await service.store.db!.listCollections().toArray()).map(({ name }) => name)
  const stored = JSON.stringify(await Promise.all(names.map((name) => service.store.collection(name).find().toArray())))
  expect(stored).not.toContain(gone)
  expect(stored).not.toContain('canary gone')
  expect(stored).toContain(other)
  expect(stored).toContain('canary other')
})

it('an export holds a user’s weights, and nothing for a user without any', async () => {
  const userId = await aBuyer('curious')
  for (const [exportId, of] of [
    ['export-1', userId],
    ['export-2', 'nobody'],
  ] as const)
    await service.receive(newEvent(UserExportRequested, { userId: of, exportId }, service))
  const kept = service.bus
    .published(userDataEvents.scoring.exported)
    .map(({ data }) => JSON.parse(data.data) as unknown)
  expect(kept).toMatchObject([{ weights: { userId, additionalCriteria: { 'canary curious': 5 } } }, { weights: null }])
})
