import { startInMemoryMongo, type EmbeddedMongo } from '@verandah/embedded-mongo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeadLetter } from '../bus/bus.ts'
import { connectStore, type Store } from './connect-store.ts'
import { createStoreDeadLetters } from './store-dead-letters.ts'

let mongo: EmbeddedMongo
let store: Store

beforeAll(async () => {
  mongo = await startInMemoryMongo()
  store = await connectStore(mongo.url, 'letters')
})
afterAll(async () => {
  await store.close()
  await mongo.close()
})

const letter = (id: string, diedAt: string): DeadLetter => ({
  id,
  consumer: 'search-search-scored',
  reason: 'no such home',
  attempts: 6,
  diedAt,
  event: {
    id,
    type: 'SearchScored',
    version: 1,
    occurredAt: diedAt,
    correlationId: 'c',
    causationId: null,
    data: { 'a.$b': 1 },
  },
})

describe('dead letters in the store', () => {
  it('are returned as stored, oldest first, whatever names their data has', async () => {
    const letters = createStoreDeadLetters(store)
    await letters.add(letter('late', '2026-11-20T02:00:00.000Z'))
    await letters.add(letter('early', '2026-11-20T01:00:00.000Z'))
    expect(await letters.list(10)).toEqual([
      letter('early', '2026-11-20T01:00:00.000Z'),
      letter('late', '2026-11-20T02:00:00.000Z'),
    ])
    await letters.remove('early')
    expect(await letters.find('early')).toBeUndefined()
  })

  it('are erased when they mention exactly that user', async () => {
    const letters = createStoreDeadLetters(store)
    await letters.add(letter('of user.7+', '2026-11-20T02:30:00.000Z'))
    await letters.erase('user.7?')
    expect(await letters.find('of user.7+')).toBeDefined()
    await letters.erase('user.7+')
    expect(await letters.find('of user.7+')).toBeUndefined()
    expect(await letters.find('late')).toBeDefined()
  })

  it('remember an operator’s request for redelivery, until the event is dead-lettered again', async () => {
    const letters = createStoreDeadLetters(store)
    await letters.add(letter('poison', '2026-11-20T03:00:00.000Z'))
    expect(await letters.askForReplay('nothing')).toBe(false)
    expect(await letters.askForReplay('poison')).toBe(true)
    expect(await letters.askedForReplay()).toEqual(['poison'])
    await letters.add(letter('poison', '2026-11-20T04:00:00.000Z'))
    expect(await letters.askedForReplay()).toEqual([])
  })
})
