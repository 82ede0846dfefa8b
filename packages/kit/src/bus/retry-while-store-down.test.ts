import { expect, it } from 'vitest'
import { AppError, storeDown } from '../errors.ts'
import { silentLog } from './bus-log.ts'
import { retryWhileStoreDown } from './retry-while-store-down.ts'
import { createRecorder } from './testing/things.ts'

const retryPolicy = { maxAttempts: 2, firstDelayMs: 1, maxDelayMs: 4 }
const stopping = new AbortController()

const tryWork = async (work: () => Promise<string>, signal = new AbortController().signal) => {
  const delays: unknown[] = []
  let signs = 0
  const warn = (fields: object) => delays.push((fields as { delayMs: number }).delayMs)
  const delivery = { attempt: 1, signal, working: () => (signs += 1) }
  const patience = { retryPolicy, random: () => 0.9999, log: { ...silentLog, warn } }
  const result = retryWhileStoreDown(work, delivery, patience)
  return { result: await result.catch((error: unknown) => error), delays, signs }
}

it('retries during an outage with growing delays, and reports progress to the broker', async () => {
  let looks = 0
  const work = () => ((looks += 1) <= 5 ? Promise.reject(storeDown()) : Promise.resolve('done'))
  expect(await tryWork(work)).toEqual({ result: 'done', delays: [1, 2, 4, 4, 4], signs: 10 })
})

it('does not retry other failures', async () => {
  const closed = new AppError('unavailable', { code: 'shop-closed', detail: 'The shop is closed.' })
  expect(await tryWork(() => Promise.reject(closed))).toEqual({ result: closed, delays: [], signs: 0 })
})

it('ends with the outage’s error when the process stops, before or during a delay', async () => {
  const outage = storeDown()
  const looks = createRecorder<number>()
  const work = () => {
    looks.record(1)
    if (looks.seen.length === 3) queueMicrotask(() => stopping.abort())
    return Promise.reject(outage)
  }
  expect((await tryWork(work, stopping.signal)).result).toBe(outage)
  expect(looks.seen.length).toBeLessThanOrEqual(4)
  expect(await tryWork(() => Promise.reject(outage), stopping.signal)).toEqual({ result: outage, delays: [], signs: 0 })
})

it('ends its delay at once, with the outage’s error, when the process stops', async () => {
  const stop = new AbortController()
  const outage = storeDown()
  const patience = {
    retryPolicy: { maxAttempts: 2, firstDelayMs: 2 ** 30, maxDelayMs: 2 ** 30 },
    random: () => 0,
    log: { ...silentLog, warn: () => setImmediate(() => stop.abort()) },
  }
  const delivery = { attempt: 1, signal: stop.signal, working: () => undefined }
  await expect(retryWhileStoreDown(() => Promise.reject(outage), delivery, patience)).rejects.toBe(outage)
})
