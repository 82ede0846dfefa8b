import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { expect, it } from 'vitest'
import { clockSkewMs, createSharedClock } from '../clock.ts'
import { connectStore } from './connect-store.ts'
import { hearStoreTime } from './hear-store-time.ts'

const dayMs = 24 * 60 * 60_000

it('gives a process on a wrong machine the store’s time at its start, and again with each heartbeat', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(`${mongo.url}&heartbeatFrequencyMS=500`, 'kit')
  const clock = createSharedClock({ system: () => Date.now() + dayMs })
  const heard: number[] = []
  const hear = (time: Date) => {
    heard.push(time.getTime())
    clock.hear(time)
  }
  await hearStoreTime(store.connection, { hear })
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(clockSkewMs)
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBeGreaterThan(1)
  await store.close()
  await mongo.close()
})
