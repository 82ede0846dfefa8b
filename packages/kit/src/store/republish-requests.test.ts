import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { expect, it } from 'vitest'
import { connectStore } from './connect-store.ts'
import { createRepublishRequests } from './republish-requests.ts'

it('stores the stream that has everything, and each request until it is done', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'kit')
  const requests = createRepublishRequests(store)
  await store.buildIndexes()
  expect(await requests.known()).toEqual({ stream: null, asked: [] })
  expect(await requests.countOf('nothing')).toBeNull()
  await requests.remember({ created: '2026-11-20T00:00:00.000Z', lastSequence: 7 })
  await requests.remember({ created: '2026-11-20T00:00:00.000Z', lastSequence: 9 })
  expect((await requests.known()).stream).toEqual({ created: '2026-11-20T00:00:00.000Z', lastSequence: 9 })
  const at = new Date('2026-11-20T00:00:00.000Z')
  const first = await requests.ask(at)
  const second = await requests.ask(at)
  expect((await requests.known()).asked.toSorted()).toEqual([first, second].toSorted())
  expect(await requests.countOf(first)).toBeNull()
  await requests.markDone([first], at, 12)
  expect((await requests.known()).asked).toEqual([second])
  expect([await requests.countOf(first), await requests.countOf(second)]).toEqual([12, null])
  const receipt = (sequence: number) => ({ sequence, messageHash: `hash ${sequence}`, subject: 'homes', connection: 1 })
  for (const sequence of [11, 10]) await requests.rememberReceipt(receipt(sequence))
  const { stream } = await requests.known()
  const { connection: _, ...last } = receipt(11)
  expect(stream).toEqual({ created: '2026-11-20T00:00:00.000Z', lastSequence: 11, receipt: last })
  const anew = { created: '2026-11-21T00:00:00.000Z', lastSequence: 2 }
  await requests.noteLoss(stream!, anew, 'a loss')
  await requests.noteLoss(stream!, anew, 'the same loss')
  expect((await requests.known()).stream).toEqual({ ...anew, lossId: 'a loss', isOwed: true })
  await requests.markRepublished('a loss')
  expect((await requests.known()).stream).toEqual({ ...anew, lossId: 'a loss' })
  expect(await store.connection.collection('tellings').indexes()).toMatchObject([
    { name: '_id_' },
    { key: { askedAt: 1 }, sparse: true, expireAfterSeconds: 7 * 24 * 60 * 60 },
  ])
  await store.close()
  await mongo.close()
})
