import { setImmediate as nextTick } from 'node:timers/promises'
import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../logger.ts'
import { eachAlone } from './each-alone.ts'
import { createJobs, type Job } from './jobs.ts'

const intervalMs = 1_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const start = (...jobs: Job[]) => {
  const lines: object[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as object) }
  const running = createJobs(jobs, createLogger({ level: 'info', destination }))
  running.start()
  return { ...running, lines }
}
const pass = (intervals: number) => vi.advanceTimersByTimeAsync(intervals * intervalMs)

it('a job runs again an interval after it has ended or failed, and never beside itself', async () => {
  const ends: ((error?: Error) => void)[] = []
  const run = () =>
    new Promise<void>((resolve, reject) => void ends.push((error) => (error ? reject(error) : resolve())))
  const { lines } = start({ name: 'often', intervalMs, run })
  await pass(5)
  expect(ends).toHaveLength(1)
  ends[0]!(new Error('no luck'))
  await pass(1)
  expect(lines).toMatchObject([{ level: 'error', job: 'often' }])
  ends[1]!()
  await pass(1)
  expect(ends).toHaveLength(3)
})

it('the end of the process cuts a running job off, waits for it and starts no other', async () => {
  let isOver = false
  const cutOff = vi.fn(async (signal: AbortSignal) => {
    await new Promise((done) => signal.addEventListener('abort', done))
    await nextTick()
    isOver = true
    throw new Error('cut off')
  })
  const other = vi.fn(() => Promise.resolve())
  const { stop, lines } = start(
    { name: 'long', intervalMs, run: cutOff },
    { name: 'later', intervalMs: 3_000, run: other },
  )
  await pass(1)
  await stop(60_000)
  expect(isOver).toBe(true)
  await pass(5)
  expect(cutOff).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
  expect(lines).toMatchObject([{ level: 'info', job: 'long' }])
})

it('a job that there is not is refused with the names of those that there are', async () => {
  const { runNow } = start({ name: 'known', intervalMs, run: () => Promise.resolve() })
  await expect(runNow('other')).rejects.toThrow('There is no job "other"; there are: known')
})

it('work on each item goes on after a failure, which it throws at the end, but not while the store is away', async () => {
  const done: number[] = []
  const failingWith = (error: Error) =>
    eachAlone([1, 2], (item) => (item === 1 ? Promise.reject(error) : Promise.resolve(done.push(item))))
  await expect(failingWith(new Error('damaged'))).rejects.toThrow('damaged')
  expect(done).toEqual([2])
  await expect(failingWith(new mongoose.mongo.MongoNotConnectedError('away'))).rejects.toThrow('away')
  expect(done).toEqual([2])
})
