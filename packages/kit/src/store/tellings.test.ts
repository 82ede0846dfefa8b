import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { expect, it } from 'vitest'
import { connectStore } from './connect-store.ts'
import { createTellings } from './tellings.ts'

it('remembers the stream that knows everything, and each request until it is answered', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'kit')
  const tellings = createTellings(store)
  await store.buildIndexes()
  expect([await tellings.knownStream(), await tellings.asked(), await tellings.countOf('nothing')]).toEqual([
    null,
    [],
    null,
  ])
  await tellings.remember({ created: '2026-11-20T00:00:00.000Z', lastSequence: 7 })
  await tellings.remember({ created: '2026-11-20T00:00:00.000Z', lastSequence: 9 })
  expect(await tellings.knownStream()).toEqual({ created: '2026-11-20T00:00:00.000Z', lastSequence: 9 })
  const at = new Date('2026-11-20T00:00:00.000Z')
  const [first, second] = [await tellings.ask(at), await tellings.ask(at)]
  expect((await tellings.asked()).toSorted()).toEqual([first, second].toSorted())
  expect(await tellings.countOf(first)).toBeNull()
  await tellings.markDone([first], at, 12)
  expect(await tellings.asked()).toEqual([second])
  expect([await tellings.countOf(first), await tellings.countOf(second)]).toEqual([12, null])
  expect(await store.connection.collection('tellings').indexes()).toMatchObject([
    { name: '_id_' },
    { key: { askedAt: 1 }, sparse: true, expireAfterSeconds: 7 * 24 * 60 * 60 },
  ])
  await store.close()
  await mongo.close()
})
