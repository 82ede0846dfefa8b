import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, readNumbers } from '@verandah/kit'
import { createTestClock, loseWritesFrom } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ProviderLimited, ProviderUsedUp } from './provider-failures.ts'
import { createProviderQuotas } from './provider-quotas.ts'

const hourMs = 60 * 60_000
let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
let stores: Awaited<ReturnType<typeof connectStore>>[]
beforeAll(async () => {
  mongo = await startInMemoryMongo({ ttlSweepMs: 2 ** 31 - 1 })
  stores = await Promise.all([1, 2, 3].map(() => connectStore(mongo.url, 'quotas')))
})
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await mongo.close()
})

let clock: ReturnType<typeof createTestClock>
let provider: string
beforeEach(() => {
  clock = createTestClock(new Date('2026-11-20T21:00:00.000Z'))
  provider = `provider-${crypto.randomUUID()}`
  for (const { connection } of stores) connection.deleteModel(/provider_quotas/)
})
/** A process for each store. */
const startProcesses = () => stores.map((store) => createProviderQuotas({ store, clock }))
/** How many of so many concurrent calls of a process are allowed. */
const call = async (take: ReturnType<typeof createProviderQuotas>, callsPerDay: number, times: number) => {
  const taken = await Promise.allSettled(Array.from({ length: times }, () => take({ provider, callsPerDay })))
  return taken.filter(({ status }) => status === 'fulfilled').length
}

it('processes make no more calls in a day than the budget, and all of it', async () => {
  const made = await Promise.all(startProcesses().map((take) => call(take, 1_000, 600)))
  const sum = made.reduce((all, count) => all + count)
  expect(sum).toBe(1_000)
})

it('what a process that died had not called is lost, never made twice', async () => {
  const [dying, other] = startProcesses()
  expect(await call(dying!, 1_000, 1)).toBe(1)
  expect(await call(other!, 1_000, 2_000)).toBe(995)
})

it('says when there are calls again, and then gives a new budget', async () => {
  const [take] = startProcesses()
  expect(await call(take!, 3, 5)).toBe(3)
  const refused: unknown = await take!({ provider, callsPerDay: 3 }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ProviderUsedUp)
  expect((refused as ProviderUsedUp).retryAfterMs).toBe(3 * hourMs)
  expect(await readNumbers()).toContain(`provider_calls_used_up{provider="${provider}"} 1`)
  clock.advance(3 * hourMs)
  expect(await readNumbers()).toContain(`provider_calls_used_up{provider="${provider}"} 0`)
  expect(await call(take!, 3, 3)).toBe(3)
  expect(await readNumbers()).toContain(`provider_calls_used_up{provider="${provider}"} 0`)
})

it('makes no call while its store is away, and has the whole budget once it is back', async () => {
  const [take] = startProcesses()
  const away = loseWritesFrom(1)
  expect(await call(take!, 1_000, 20)).toBe(0)
  away.stop()
  expect(await call(take!, 1_000, 1_200)).toBe(1_000)
})

it('no slice outlives its day', async () => {
  const [take, other] = startProcesses()
  expect(await call(take!, 1_000, 1)).toBe(1)
  clock.advance(3 * hourMs)
  expect(await call(other!, 1_000, 1_000)).toBe(1_000)
  expect(await call(take!, 1_000, 1)).toBe(0)
})

it('an account without a limit is not counted', async () => {
  const [take] = startProcesses()
  expect(await call(take!, 0, 50)).toBe(50)
  expect(
    await stores[0]!.connection.collection('provider_quotas').countDocuments({ _id: new RegExp(provider) as never }),
  ).toBe(0)
})

it('calls that can wait have half of the day, by the hour, and what an hour leaves is there for the next', async () => {
  const [take, other] = startProcesses()
  const paced = async (process: typeof take, times: number) => {
    const calls = Array.from({ length: times }, () => process!({ provider, callsPerDay: 4_800 }, { isPaced: true }))
    return (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length
  }
  clock.advance(3 * hourMs)
  expect((await paced(take, 48)) + (await paced(other, 60))).toBe(100)
  const refused: unknown = await take!({ provider, callsPerDay: 4_800 }, { isPaced: true }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(ProviderLimited)
  expect(refused).not.toBeInstanceOf(ProviderUsedUp)
  expect((refused as ProviderLimited).retryAfterMs).toBe(hourMs)
  expect(await readNumbers()).not.toContain(`provider_calls_used_up{provider="${provider}"} 1`)
  clock.advance(2 * hourMs)
  expect((await paced(take, 300)) + (await paced(other, 300))).toBe(200)
  expect(await call(take!, 4_800, 5_000)).toBeGreaterThan(4_400)
})
