import {
  type HousemateSaved,
  listHousematesSaved,
  listSavedPropertiesOf,
  ownHomeIdOf,
  SubscriptionChanged,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { homeChanged } from './testing/a-home.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'

let service: TestService
let anna: Buyer
let tom: Buyer
beforeEach(async () => {
  service = await startTestService(shortlist)
  anna = createBuyer(service)
  tom = createBuyer(service)
  await service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
})
afterEach(() => service.stop())

const theirs = async ({ as }: Buyer): Promise<HousemateSaved[]> =>
  (await service.call(listHousematesSaved, { as })).body
const homes = async (buyer: Buyer) => (await theirs(buyer)).map(({ propertyId }) => propertyId)

describe('members of a household', () => {
  it('see what the others say of their saved homes, newest first, and their own list is theirs alone', async () => {
    await service.receive(homeChanged({ id: 'home-1', suburb: 'Richmond' }))
    await tom.save('home-1', { notes: 'near the station', tags: ['train'], verdict: 'love', verdictReason: 'garden' })
    service.clock.advance(1_000)
    await tom.save('home-2', { stage: 'booked' })
    await anna.save('home-3')

    const member = { userId: tom.id, name: 'Tom' }
    const [second, first] = await theirs(anna)
    expect(first).toMatchObject({ propertyId: 'home-1', member, notes: 'near the station', tags: ['train'] })
    expect(first).toMatchObject({ verdict: 'love', verdictReason: 'garden', home: { suburb: 'Richmond' } })
    expect(second).toMatchObject({ propertyId: 'home-2', member, stage: 'booked' })
    expect(second?.stageAt).toBe(service.clock.now().toISOString())
    expect((await anna.list()).map(({ propertyId }) => propertyId)).toEqual(['home-3'])
    expect(await homes(tom)).toEqual(['home-3'])
  })

  it('do not see private notes and a private walk-away price', async () => {
    const walkAway = { price: 900_000, reason: 'the bank', isPrivate: true }
    const saved = (await tom.save('home-1', { notes: 'a canary', areNotesPrivate: true, walkAway })).body
    expect(saved).toMatchObject({ notes: 'a canary', areNotesPrivate: true })
    expect(await theirs(anna)).toMatchObject([{ notes: '', walkAway: null }])
    expect(JSON.stringify(await theirs(anna))).not.toContain('canary')
    await tom.edit(saved.id, { areNotesPrivate: false, walkAway: { ...walkAway, isPrivate: false } })
    expect(await theirs(anna)).toMatchObject([{ notes: 'a canary', walkAway: { price: 900_000 } }])
  })

  it('change and open nothing of one another', async () => {
    const { id } = (await tom.save('home-1')).body
    expect([(await anna.edit(id, { notes: 'mine' })).status, (await anna.remove(id)).status]).toEqual([404, 404])
    const list = await service.call(listSavedPropertiesOf, { as: anna.as, params: { id: tom.id } })
    expect(list.status).toBe(404)
    const own = ownHomeIdOf(tom.id, '1')
    await tom.save(own)
    expect(await homes(anna)).toContain(own)
    expect((await anna.save(own)).status).toBe(404)
  })

  it('see nothing once one has left, nor does a late event bring it back', async () => {
    await tom.save('home-1')
    await anna.save('home-2')
    await service.receive(householdOf({ Anna: anna.id }, { ...service, revision: 3 }))
    await service.receive(householdOf({ Anna: anna.id, Thomas: tom.id }, { ...service, revision: 2 }))
    expect([await homes(anna), await homes(tom)]).toEqual([[], []])
  })

  it('see those of the household that they joined last while they move', async () => {
    const mary = createBuyer(service)
    await mary.save('home-9')
    await tom.save('home-1')
    service.clock.advance(1_000)
    await service.receive(householdOf({ Mary: mary.id, Anna: anna.id }, { ...service, householdId: 'household-2' }))
    expect(await homes(anna)).toEqual(['home-9'])
  })
})

describe('a plan', () => {
  const pay = ({ id: userId }: Buyer, status: 'active' | 'cancelled', version: number) => {
    const data = { userId, version, plan: 'annual' as const, status, currentPeriodEnd: null, cancelAtPeriodEnd: false }
    return service.receive(newEvent(SubscriptionChanged, data, service))
  }
  const asks = async (claims: Parameters<TestService['signIn']>[0]) =>
    (await service.call(listHousematesSaved, { as: service.signIn(claims) })).status

  it('covers every member while it is active, as a trial does', async () => {
    const ended = { sub: anna.id, createdAt: '2020-01-01T00:00:00.000Z' }
    expect(await asks(ended)).toBe(200)
    service.clock.advance(8 * 24 * 60 * 60_000)
    expect(await asks(ended)).toBe(403)
    await pay(tom, 'active', 1)
    expect(await asks(ended)).toBe(200)
    await pay(tom, 'cancelled', 2)
    expect(await asks(ended)).toBe(403)
    await pay(tom, 'active', 3)
    await service.receive(householdOf({ Tom: tom.id }, { ...service, revision: 2 }))
    expect(await asks(ended)).toBe(403)
  })
})
