import { getHeapStatistics } from 'node:v8'
import { onLargeTaskDone } from '@verandah/kit'
import { afterEach, expect, it } from 'vitest'
import { giveMemoryBack } from './give-memory-back.ts'

const megabyte = 1024 * 1024
const heldMb = () => getHeapStatistics().total_physical_size / megabyte

let stop = (): void => undefined
afterEach(() => stop())

const workHard = (): number => {
  const taken = Array.from({ length: 300 }, () => new Array<number>(megabyte / 8).fill(1))
  return taken.length
}

it('memory of a busy time is released once the process is idle', async () => {
  const before = heldMb()
  expect(workHard()).toBe(300)
  expect(heldMb()).toBeGreaterThan(before + 80)
  let rests = 0
  stop = giveMemoryBack({ rest: () => (rests += 1), onLargeTaskDone, lookEveryMs: 100, restMs: 0 })
  await expect.poll(heldMb, { timeout: 120_000, interval: 500 }).toBeLessThan(before + 20)
  expect(rests).toBeGreaterThan(0)
})

it('memory of a large task is released as soon as it has ended, without a check', async () => {
  const before = heldMb()
  expect(workHard()).toBe(300)
  let rests = 0
  stop = giveMemoryBack({ rest: () => (rests += 1), onLargeTaskDone, lookEveryMs: 60_000, restMs: 0 })
  onLargeTaskDone.notify()
  await expect.poll(heldMb, { timeout: 120_000, interval: 500 }).toBeLessThan(before + 20)
  expect(rests).toBe(1)
})
