import {
  compareSavedProperties,
  deleteFile,
  deletePurchase,
  deleteVisit,
  editSavedProperty,
  keepFile,
  listFiles,
  listHousematesSaved,
  listHousematesVisits,
  listPurchases,
  listSavedProperties,
  listSavedPropertiesOf,
  listVisits,
  removeSavedProperty,
  savePurchase,
  saveProperty,
  saveVisitEntries,
  SubscriptionChanged,
  type EventOf,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { aPurchase } from './testing/a-purchase.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'
import { aNote } from './testing/visit-calls.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(shortlist)
})
afterAll(() => service.stop())

const long = '2026-01-01T00:00:00.000Z'
const dayMs = 24 * 60 * 60 * 1000

/** The test clock stays at its start. */
const startedDaysAgo = (days: number) => new Date(Date.parse('2026-11-20T00:00:00.000Z') - days * dayMs).toISOString()

const planOf = (userId: string, data: Partial<EventOf<typeof SubscriptionChanged>['data']>) =>
  newEvent(
    SubscriptionChanged,
    { userId, version: 1, plan: 'annual', status: 'active', currentPeriodEnd: null, cancelAtPeriodEnd: false, ...data },
    { clock: service.clock },
  )

const isOpenFor = async (buyer: Buyer) => (await service.call(listSavedProperties, { as: buyer.as })).status === 200

describe('the gate', () => {
  it('refuses every call of a buyer whose trial is over, reads and writes alike', async () => {
    const { as } = createBuyer(service, { createdAt: long })
    const params = { id: 'me' }
    const photo = { propertyId: 'home-1', kind: 'photo', name: 'Kitchen' } as const
    const visit = { propertyId: 'home-1', on: '2026-11-20' }
    const replies = await Promise.all([
      service.call(listSavedProperties, { as }),
      service.call(listSavedPropertiesOf, { as, params }),
      service.call(compareSavedProperties, { as, query: { ids: 'a' } }),
      service.call(saveProperty, { as, body: { propertyId: 'home-1' } }),
      service.call(editSavedProperty, { as, params, body: {} }),
      service.call(removeSavedProperty, { as, params }),
      service.call(listPurchases, { as }),
      service.call(savePurchase, { as, params: { propertyId: 'home-1' }, body: aPurchase() }),
      service.call(deletePurchase, { as, params: { propertyId: 'home-1' } }),
      service.call(listVisits, { as, query: { propertyId: 'home-1' } }),
      service.call(saveVisitEntries, { as, params: visit, body: { entries: [aNote()] } }),
      service.call(deleteVisit, { as, params: visit }),
      service.call(listFiles, { as, query: {} }),
      service.call(keepFile, { as, params, query: photo, body: new Uint8Array([1]) }),
      service.call(deleteFile, { as, params }),
      service.call(listHousematesSaved, { as }),
      service.call(listHousematesVisits, { as, query: { propertyId: 'home-1' } }),
    ])
    expect(replies.map(({ status, body }) => [status, (body as unknown as { code: string }).code])).toEqual(
      replies.map(() => [403, 'subscription-required']),
    )
  })

  it.each([
    ['an admin', { createdAt: long, isAdmin: true }, true],
    ['a trial in its last millisecond', { createdAt: startedDaysAgo(7 - 1 / dayMs) }, true],
    ['a trial on its eighth day', { createdAt: startedDaysAgo(7) }, false],
    ['a paid plan in force', { createdAt: long, plan: 'annual', subscriptionStatus: 'active' }, true],
    ['a paid plan past due', { createdAt: long, plan: 'annual', subscriptionStatus: 'past_due' }, false],
    ['a plan that was never paid', { plan: 'quarterly' }, false],
  ] as const)('knows %s', async (_, claims, isOpen) => {
    expect(await isOpenFor(createBuyer(service, claims))).toBe(isOpen)
  })

  it('opens by billing’s event before the token is renewed, and the newest version wins', async () => {
    const buyer = createBuyer(service, { createdAt: long })
    await service.receive(planOf(buyer.id, { version: 2 }))
    expect(await isOpenFor(buyer)).toBe(true)
    await service.receive(planOf(buyer.id, { version: 1, status: 'inactive' }))
    expect(await isOpenFor(buyer)).toBe(true)
    await service.receive(planOf(buyer.id, { version: 3, status: 'inactive' }))
    expect(await isOpenFor(buyer)).toBe(false)
  })
})
