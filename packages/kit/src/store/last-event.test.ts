import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { expect, it } from 'vitest'
import { aThing, doing, ThingHappened } from '../bus/testing/things.ts'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { systemClock } from '../clock.ts'
import { createLogger } from '../logger.ts'
import { watchWrites } from '../testing/watch-writes.ts'
import { connectStore } from './connect-store.ts'
import type { WithOutbox } from './outbox-entry.ts'
import { createOutbox } from './outbox.ts'
import { defineSchema } from './schema.ts'

const openPages = async () => {
  const mongo = await startInMemoryMongo()
  const log = createLogger({ level: 'silent' })
  const bus = createInProcessBus()
  await bus.consume({ service: 'a', event: ThingHappened, handle: doing(() => undefined) })
  const outbox = createOutbox({ bus, clock: systemClock, log })
  const store = await connectStore(mongo.url, 'test', outbox)
  const pages = store.eventCollection('pages', defineSchema<{ _id: string }>({ _id: String }), { retainMs: 60_000 })
  return {
    pages,
    outbox,
    stored: (_id: string) => store.connection.collection<WithOutbox & { _id: string }>('pages').findOne({ _id }),
    close: async () => {
      await store.close()
      await mongo.close()
    },
  }
}
const expiring = { outbox: [], expiresAt: expect.any(Date) as Date }

it('is removed in the write that sets its document’s expiry, so that a large one is written once less', async () => {
  const { pages, outbox, stored, close } = await openPages()
  const writes = watchWrites()
  await pages.insert({ _id: 'a' }, [aThing(1)])
  await outbox.idle()
  writes.stop()
  expect(writes.take()).toHaveLength(2)
  expect(await stored('a')).toMatchObject(expiring)
  await close()
})

it('was never there: its document expires too', async () => {
  const { pages, outbox, stored, close } = await openPages()
  await pages.insert({ _id: 'a' }, [])
  await outbox.idle()
  expect(await stored('a')).toMatchObject(expiring)
  await close()
})
