import { userDataEvents, UserRegistered } from '@verandah/contracts'
import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { newEvent } from '../new-event.ts'
import { onState } from '../service/define-service.ts'
import { connectStore, type Store } from '../store/connect-store.ts'
import { createUserDataAnswers } from './answer-user-data.ts'
import { createErasedUsers } from './erased-users.ts'
import { createErasures } from './erasures.ts'
import { refuseErasedEvents } from './refuse-erased.ts'

const clock = systemClock
let mongo: EmbeddedMongo
let store: Store
let calls: string[]
beforeAll(async () => {
  mongo = await startInMemoryMongo({ ttlSweepMs: 2 ** 31 - 1 })
  // Without an outbox: what is to be published stays in its document.
  store = await connectStore(mongo.url, 'kit')
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})
beforeEach(() => void (calls = []))

it('a redelivered event of an erased user erases what the attempt before may have written', async () => {
  const erasedUsers = createErasedUsers({ store, clock })
  const erasures = createErasures(erasedUsers, () => Promise.resolve(void calls.push('erased')))
  const consumed = onState(UserRegistered, () => () => Promise.resolve(void calls.push('handled')))
  const handle = refuseErasedEvents(consumed).create({ erasures })
  const account = { username: 'jo', email: 'jo@example.com', name: 'Jo', plan: 'annual' } as const
  const event = newEvent(UserRegistered, { userId: 'user-1', ...account }, { clock })
  const receive = (attempt: number) =>
    handle(event, { attempt, signal: new AbortController().signal, working: () => undefined })
  await receive(1)
  await erasures.erase('user-1')
  await receive(1)
  expect(calls).toEqual(['handled', 'erased'])
  await receive(2)
  expect(calls).toEqual(['handled', 'erased', 'erased'])
})

it('a receipt that is published again is kept until it is', async () => {
  const answers = createUserDataAnswers({ store, clock })
  const stored = store.connection.collection<{ _id: string }>('user_data_answers')
  const deletion = { userId: 'user-1', deletionId: 'deletion-1', service: 'billing' } as const
  const give = (count: number) =>
    answers.giveReceipt(userDataEvents.billing.deleted, deletion, { counts: { invoices: count } })
  await give(3)
  await stored.updateOne({ _id: 'deletion-1:billing' }, { $set: { outbox: [], expiresAt: clock.now() } })
  await give(0)
  const receipt = await stored.findOne({ _id: 'deletion-1:billing' })
  expect(receipt).toMatchObject({ outbox: [{ id: 'deletion-1:billing' }], forgotten: { counts: { invoices: 3 } } })
  expect(receipt).not.toHaveProperty('expiresAt')
})
