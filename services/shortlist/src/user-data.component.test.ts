import {
  ownHomeIdOf,
  SavedHomeScored,
  savePurchase,
  userDataEvents,
  SubscriptionChanged,
  UserDeletionRequested,
  UserExportRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite, startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { homeChanged } from './testing/a-home.ts'
import { householdOf } from '@verandah/user-records/testing'
import { aPurchase } from './testing/a-purchase.ts'
import { aPdf } from './testing/a-picture.ts'
import { createBuyer } from './testing/buyers.ts'
import { fileCalls, keysIn } from './testing/file-calls.ts'
import { aNote, visitCalls, visitDay } from './testing/visit-calls.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(shortlist)
})
afterAll(() => service.stop())

let households = 0

/** A buyer with data in every collection, including a removed home. */
const aBusyBuyer = async () => {
  const buyer = createBuyer(service)
  await buyer.save('home-1', {
    notes: `canary of ${buyer.id}`,
    tags: ['mine'],
    verdict: 'no',
    verdictReason: `too dark for ${buyer.id}`,
  })
  const people = [{ id: 'person-1', role: 'other' as const, name: `person of ${buyer.id}` }]
  const of = { as: buyer.as, params: { propertyId: 'home-1' } }
  await service.call(savePurchase, { ...of, body: aPurchase({ people }) })
  await visitCalls(service).write(buyer, [aNote({ text: `note of ${buyer.id}` })])
  await fileCalls(service).keep(buyer, 'file-1', aPdf(`file of ${buyer.id}`), { kind: 'contract' })
  await service.receive(homeChanged({ id: ownHomeIdOf(buyer.id, '1'), description: `own home of ${buyer.id}` }))
  const { body } = await buyer.save('home-2', { notes: `removed canary of ${buyer.id}` })
  await buyer.remove(body.id)
  const standing = { version: 1, plan: 'annual' as const, status: 'active' as const, currentPeriodEnd: null }
  await service.receive(
    newEvent(SubscriptionChanged, { userId: buyer.id, ...standing, cancelAtPeriodEnd: false }, service),
  )
  const scored = { propertyId: 'home-1', revision: 1, searchId: null, searchedAt: null, score: 70 }
  await service.receive(newEvent(SavedHomeScored, { userId: buyer.id, ...scored }, service))
  await service.receive(
    householdOf(
      { Gone: buyer.id, Stays: `mate-${households}` },
      { ...service, householdId: `household-${households++}` },
    ),
  )
  return buyer
}

const everythingStored = async () => {
  const collections = await service.store.db!.listCollections().toArray()
  return JSON.stringify(
    await Promise.all(collections.map(({ name }) => service.store.collection(name).find().toArray())),
  )
}

it('erasing a user removes everything of theirs, nothing of others, and each receipt counts the documents', async () => {
  const gone = await aBusyBuyer()
  const other = await aBusyBuyer()
  const request = newEvent(UserDeletionRequested, { userId: gone.id, deletionId: 'deletion-1' }, service)
  await service.receive(request)
  await service.store.collection('inbox').deleteMany({})
  await service.receive(request)
  const receipt = {
    ...request.data,
    service: 'shortlist',
    counts: {
      saved_properties: 2,
      purchases: 1,
      visits: 1,
      files: 1,
      saved_scores: 1,
      homes: 1,
      standings: 1,
      households: 1,
    },
  }
  expect(service.bus.published(userDataEvents.shortlist.deleted).map((event) => event.data)).toEqual([receipt, receipt])
  const stored = await everythingStored()
  expect(stored).not.toContain(gone.id)
  expect(stored).toContain(`canary of ${other.id}`)
  expect(await keysIn(service.platform.blobs)).toEqual([`${other.id}/file-1`])
})

it('a change by an erased user is refused while their access token is valid', async () => {
  const buyer = createBuyer(service)
  await service.receive(newEvent(UserDeletionRequested, { userId: buyer.id, deletionId: 'deletion-2' }, service))
  expect((await buyer.save('home-1')).status).toBe(401)
  expect(await everythingStored()).not.toContain(buyer.id)
})

it('a change in flight while its user is erased leaves nothing', async () => {
  const buyer = createBuyer(service)
  const request = newEvent(UserDeletionRequested, { userId: buyer.id, deletionId: 'deletion-3' }, service)
  const interruption = interruptWrite(1, () => service.bus.publish(request))
  await buyer.save('home-1').finally(interruption.stop)
  await service.idle()
  expect(interruption.wasReached()).toBe(true)
  expect(await everythingStored()).not.toContain(buyer.id)
})

it('an export holds everything of a user and nothing of others, even when the gate is closed', async () => {
  const buyer = await aBusyBuyer()
  const other = await aBusyBuyer()
  service.clock.advance(30 * 24 * 60 * 60 * 1000)
  await service.receive(newEvent(UserExportRequested, { userId: buyer.id, exportId: 'export-1' }, service))
  const parts = service.bus.published(userDataEvents.shortlist.exported).map(({ data }) => data)
  expect(parts).toMatchObject([{ userId: buyer.id, exportId: 'export-1', part: 1, parts: 1 }])
  expect(JSON.parse(parts[0]!.data)).toMatchObject({
    savedProperties: [
      {
        propertyId: 'home-1',
        notes: `canary of ${buyer.id}`,
        tags: ['mine'],
        verdictReason: `too dark for ${buyer.id}`,
      },
    ],
    removedProperties: [{ propertyId: 'home-2', notes: `removed canary of ${buyer.id}` }],
    purchases: [{ propertyId: 'home-1', people: [{ name: `person of ${buyer.id}` }] }],
    visits: [{ propertyId: 'home-1', on: visitDay, entries: [{ text: `note of ${buyer.id}` }] }],
    files: [{ id: 'file-1', name: 'Kitchen', address: '/api/files/file-1/content' }],
  })
  expect(parts[0]!.data).not.toContain(other.id)
})
