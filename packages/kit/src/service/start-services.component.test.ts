import { UserRegistered } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { newEvent } from '../new-event.ts'
import { toOutbox } from '../store/outbox-entry.ts'
import { sampleService } from '../testing/sample-service.ts'
import { startTestService } from '../testing/start-test-service.ts'
import { defineService, on } from './define-service.ts'
import type { Kit } from './kit.ts'
import { shutDown } from './shut-down.ts'
import { startServices } from './start-service.ts'

const heard: string[] = []

const slowListener = defineService({
  name: 'scoring',
  settings: z.object({}),
  publishes: [],
  routes: [],
  consumes: [
    on(
      UserRegistered,
      () =>
        ({ data }) =>
          Promise.resolve(void heard.push(data.userId)),
    ),
  ],
  context: async ({ store }: Kit<unknown>) => {
    for (let look = 1; look <= 50; look += 1) await store.connection.collection('anything').findOne()
  },
})

it('events left in an outbox by a crash are not published before the slowest service of the process consumes', async () => {
  const { platform, store, clock, stop } = await startTestService(sampleService)
  const data = { userId: 'user-1', username: 'n', email: 'e', name: 'n', plan: 'annual' } as const
  const outbox = toOutbox([newEvent(UserRegistered, data, { clock, id: 'left-behind' })])
  await store.collection<{ _id: string }>('notes').insertOne({ _id: 'note', text: 't', outbox } as never)

  const bus = createInProcessBus()
  const services = await startServices([sampleService, slowListener], { ...platform, bus })
  await expect.poll(() => store.collection('notes').findOne({ outbox: { $size: 0 } })).not.toBeNull()
  expect(heard).toEqual(['user-1'])
  await shutDown({ services, bus, caches: platform.caches, noticeMs: 0, timeoutMs: 1_000 })
  await stop()
})
