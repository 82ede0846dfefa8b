import { getHeapStatistics } from 'node:v8'
import { onLargeTaskDone } from '@verandah/kit'
import { afterEach, expect, it } from 'vitest'
import { giveMemoryBack } from './give-memory-back.ts'

const megabyte = 1024 * 1024
const heldMb = () => getHeapStatistics().total_physical_size / megabyte

let stop = (): void => undefined
afterEach(() => stop())

/** Megabytes held while 300 MB are in use; they are garbage when this returns. */
const workHard = (): number => {
  const taken = Array.from({ length: 300 }, () => new Array<number>(megabyte / 8).fill(1))
  const busyMb = heldMb()
  expect(taken).toHaveLength(300)
  return busyMb
}

it('memory of a busy time is released once the process is idle', async () => {
  const busyMb = workHard()
  let rests = 0
  stop = giveMemoryBack({ rest: () => (rests += 1), onLargeTaskDone, lookEveryMs: 100, restMs: 0 })
  await expect.poll(() => rests, { timeout: 120_000 }).toBeGreaterThan(0)
  await expect.poll(heldMb, { timeout: 30_000, interval: 500 }).toBeLessThan(busyMb - 250)
})

it('memory of a large task is released as soon as it has ended, without a check', async () => {
  const busyMb = workHard()
  let rests = 0
  stop = giveMemoryBack({ rest: () => (rests += 1), onLargeTaskDone, lookEveryMs: 60_000, restMs: 0 })
  onLargeTaskDone.notify()
  await expect.poll(() => rests, { timeout: 120_000 }).toBe(1)
  await expect.poll(heldMb, { timeout: 30_000, interval: 500 }).toBeLessThan(busyMb - 250)
})
