import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { connectStore } from './connect-store.ts'
import { createLeases } from './leases.ts'

it('one process holds a lease and renews it, another takes over when it has expired or was released', async () => {
  const mongo = await startInMemoryMongo()
  const stores = await Promise.all([1, 2].map(() => connectStore(mongo.url, 'leases')))
  const clock = createTestClock()
  const [first, second] = stores.map((store) => createLeases({ store, clock }))
  expect([await first!.hold('import', 1_000), await second!.hold('import', 1_000)]).toEqual([true, false])
  expect(await second!.hold('another', 1_000)).toBe(true)
  clock.advance(999)
  expect([await second!.hold('import', 1_000), await first!.hold('import', 1_000)]).toEqual([false, true])
  clock.advance(999)
  expect(await second!.hold('import', 1_000)).toBe(false)
  clock.advance(1)
  expect([await second!.hold('import', 1_000), await first!.hold('import', 1_000)]).toEqual([true, false])
  await first!.release('import')
  expect(await first!.hold('import', 1_000)).toBe(false)
  await second!.release('import')
  expect(await first!.hold('import', 1_000)).toBe(true)
  await Promise.all(stores.map((store) => store.close()))
  await mongo.close()
})

it('a lease from before the clock was set back is no one’s', async () => {
  const mongo = await startInMemoryMongo()
  const stores = await Promise.all([1, 2].map(() => connectStore(mongo.url, 'leases')))
  const clock = createTestClock()
  const [first, second] = stores.map((store) => createLeases({ store, clock }))
  expect(await first!.hold('import', 1_000)).toBe(true)
  clock.advance(-60 * 60_000)
  expect(await second!.hold('import', 1_000)).toBe(true)
  await Promise.all(stores.map((store) => store.close()))
  await mongo.close()
})
