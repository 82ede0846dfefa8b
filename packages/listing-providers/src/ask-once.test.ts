import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, createMemoryCaches } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { askOnce } from './ask-once.ts'
import type { Call, CallApi } from './call-api.ts'
import type { Reply } from './fetch-reply.ts'
import { ProviderUsedUp } from './provider-failures.ts'
import { createProviderQuotas, type TakeCall } from './provider-quotas.ts'

/** Long timeout for things that happen eventually. */
const patience = { timeout: 120_000 }

const uncounted: TakeCall = () => Promise.resolve()

/** Two processes that share a Redis, with a provider whose replies the test controls. */
const start = ({ callsPerDay = 0, keptMs = 60_000, takeCall = uncounted } = {}) => {
  const caches = createMemoryCaches()
  const settings = { PROVIDER_CACHE_MS: keptMs, PROVIDER_ATTEMPT_MS: 60_000 }
  const asked: (Call & { resolve: (reply: Reply) => void; reject: (error: Error) => void })[] = []
  const call: CallApi = (wanted) =>
    new Promise((resolve, reject) => {
      asked.push({ ...wanted, resolve, reject })
    })
  const aProcess = () => askOnce({ caches, settings, takeCall })({ provider: 'domain', callsPerDay }, call)
  const nextCall = (count: number) =>
    vi.waitFor(() => {
      expect(asked).toHaveLength(count)
      return asked[count - 1]!
    }, patience)
  return { asked, nextCall, one: aProcess(), other: aProcess() }
}

const replyOf = (body: unknown, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  body,
  headers: new Headers(headers),
})
const search = (path = '/richmond', signal = new AbortController().signal): Call => ({
  path,
  body: { page: 1 },
  isAnswer: Array.isArray,
  signal,
})

describe('an identical request', () => {
  it('is one call for all concurrent callers, in any process', async () => {
    const { one, other, nextCall, asked } = start()
    const replies = Promise.all([one(search()), one(search()), other(search()), other(search())])
    ;(await nextCall(1)).resolve(replyOf(['a home'], { 'x-total-count': '1' }))
    expect((await replies).map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => ['a home']))
    expect((await replies).map(({ headers }) => headers.get('x-total-count'))).toEqual(['1', '1', '1', '1'])
    expect(asked).toHaveLength(1)
  })

  it('is answered from the cache, without the request-specific parts of the original reply', async () => {
    const { one, other, nextCall } = start()
    const first = one(search())
    ;(await nextCall(1)).resolve(replyOf(['a home'], { 'set-cookie': 'session=1', 'x-quota-perday-remaining': '3' }))
    await first
    const { body, headers } = await other(search())
    expect(body).toEqual(['a home'])
    expect([...headers]).toEqual([])
  })

  it('treats a different path or body as a different request', async () => {
    const { one, nextCall, asked } = start()
    const replies = [one(search()), one(search('/kew')), one({ ...search(), body: { page: 2 } })]
    await nextCall(3)
    for (const { path, body, resolve } of asked) resolve(replyOf([path, body]))
    const bodies = (await Promise.all(replies)).map(({ body }) => body)
    expect(bodies).toEqual([
      ['/richmond', { page: 1 }],
      ['/kew', { page: 1 }],
      ['/richmond', { page: 2 }],
    ])
  })

  it('is retried by the next process at once when it failed, or when its reply is unreadable', async () => {
    const { one, other, nextCall } = start()
    const failed = one(search())
    const second = other(search())
    ;(await nextCall(1)).reject(new Error('down'))
    await expect(failed).rejects.toThrow('down')
    ;(await nextCall(2)).resolve(replyOf({ homes: 12 }))
    expect((await second).body).toEqual({ homes: 12 })
    const third = one(search())
    ;(await nextCall(3)).resolve(replyOf([]))
    expect((await third).body).toEqual([])
  })

  it('continues when one caller leaves, and ends when all have left', async () => {
    const { one, nextCall } = start()
    const leaver = new AbortController()
    const stayer = new AbortController()
    const left = one(search('/kew', leaver.signal))
    const stayed = one(search('/kew', stayer.signal))
    const { signal, reject } = await nextCall(1)
    leaver.abort()
    await expect(left).rejects.toThrow('The search ended')
    expect(signal.aborted).toBe(false)
    stayer.abort()
    await expect(stayed).rejects.toThrow('The search ended')
    expect(signal.aborted).toBe(true)
    reject(new Error('stopped'))
    const again = one(search('/kew'))
    ;(await nextCall(2)).resolve(replyOf(['a home']))
    expect((await again).body).toEqual(['a home'])
  })

  it('is repeated each time when replies are not cached', async () => {
    const { one, nextCall, asked } = start({ keptMs: 0 })
    const replies = [one(search()), one(search())]
    await nextCall(2)
    for (const [at, { resolve }] of asked.entries()) resolve(replyOf([at]))
    expect((await Promise.all(replies)).map(({ body }) => body)).toEqual([[0], [1]])
  })
})

it('all processes share one daily call budget, and cached replies are free', async () => {
  const mongo = await startInMemoryMongo({ ttlSweepMs: 2 ** 31 - 1 })
  const store = await connectStore(mongo.url, 'quotas')
  const takeCall = createProviderQuotas({ store, clock: createTestClock() })
  const { one, other, nextCall, asked } = start({ callsPerDay: 2, takeCall })
  const answer = async (count: number, reply: Promise<Reply>) => {
    ;(await nextCall(count)).resolve(replyOf([count]))
    return reply
  }
  await answer(1, one(search()))
  await other(search())
  const { path, signal } = search('/one-advert')
  await answer(2, other({ path, signal }))
  const refused = await one({ path, signal }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ProviderUsedUp)
  expect((refused as ProviderUsedUp).retryAfterMs).toBeGreaterThan(23 * 60 * 60_000)
  await expect(other(search('/kew'))).rejects.toThrow('used up')
  expect((await other(search())).body).toEqual([1])
  expect(asked).toHaveLength(2)
  await store.close()
  await mongo.close()
})
