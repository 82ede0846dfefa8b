import { SubscriptionChanged } from '@verandah/contracts'
import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { connectStore, newEvent, type Store } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlans, recordPlan, type Plans } from './plans.ts'

let mongo: EmbeddedMongo
let store: Store
let plans: Plans
beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'shortlist')
  plans = createPlans({ store })
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

const period = { currentPeriodEnd: null, cancelAtPeriodEnd: false }
const paid = { plan: 'annual', subscriptionStatus: 'active' }

it('a user has billing’s newest plan, in any order of events, and none before', async () => {
  const say = (version: number, status: 'active' | 'past_due') =>
    recordPlan({ plans })(
      newEvent(
        SubscriptionChanged,
        { userId: 'user-1', version, plan: 'annual', status, ...period },
        { clock: createTestClock() },
      ),
    )
  expect(await plans.of('user-1')).toBeNull()
  await say(2, 'active')
  expect(await plans.of('user-1')).toEqual(paid)
  await say(1, 'past_due')
  expect(await plans.of('user-1')).toEqual(paid)
  await say(3, 'past_due')
  expect(await plans.of('user-1')).toEqual({ ...paid, subscriptionStatus: 'past_due' })
  expect(await plans.of('user-2')).toBeNull()
})

it('an erased user is forgotten, and no other user', async () => {
  for (const id of ['leaving', 'staying']) await plans.record(id, 1, { plan: 'annual', subscriptionStatus: 'active' })
  expect([await plans.forget('leaving'), await plans.forget('leaving')]).toEqual([1, 0])
  expect([await plans.of('leaving'), await plans.of('staying')]).toEqual([null, paid])
})

it('an unknown plan is refused', async () => {
  const nothing = { plan: undefined, subscriptionStatus: 'active' }
  await expect(store.connection.model('standings').create({ _id: 'user-3', revision: 1, ...nothing })).rejects.toThrow(
    'plan',
  )
})
