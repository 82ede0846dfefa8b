import { listSearches, requestSearch, type SearchStatus } from '@verandah/contracts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { begin, statusOf } from '../../testing/ask-search.ts'
import { richmond, startSearch, type SearchUnderTest } from '../../testing/start-search.ts'
import { limitSearches } from './limit-searches.ts'

let service: SearchUnderTest
afterEach(() => service.stop())

let asked = 0
/** Asks for something else each time: the same again would be the search that is under way. */
const ask = (as: string, body: object = { locations: [richmond], maxPrice: `${(asked += 1) * 1_000_000}` }) =>
  service.call(requestSearch, { as, body: body as never })

const unlimited = { SEARCHES_PER_MINUTE: '100000', SEARCHES_PER_DAY: '100000', SEARCHES_KEPT_PER_USER: '100000' }
const patient = { SEARCH_DEADLINE_MS: '600000', PROVIDER_DEADLINE_MS: '600000', PROVIDER_ATTEMPT_MS: '600000' }

it('an account that starts 200 searches does not keep another buyer’s search from completing with all of its homes', async () => {
  const quota = { perMinute: 1_000_000, perDay: 1_000_000 }
  service = await startSearch({ market: { quota }, environment: { ...unlimited, ...patient, SEARCHES_AT_ONCE: '2' } })
  const many = service.signIn()
  const one = service.signIn()
  const alone = await statusOf(service, one, await begin(service, one))
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, () => ask(many)))
  const { body } = await ask(one, { locations: [richmond], maxPrice: '1500000' })
  // Compare what providers returned: a home may have left the results since, because another provider's advert of it
  // says more.
  const came = (search: SearchStatus | undefined) => [
    search?.status,
    search?.resultsCount,
    search?.providers.map(({ state, given, total }) => [state, given, total]),
  ]
  await vi.waitFor(async () => expect(came(await statusOf(service, one, body.searchId))).toEqual(came(alone)), {
    timeout: 120_000,
    interval: 50,
  })
  const waiting = (await service.call(listSearches, { as: many })).body.filter(({ isWaiting }) => isWaiting)
  expect(waiting.length).toBeGreaterThan(100)
})

describe('the searches of a buyer', () => {
  it('are limited per minute; the next is refused with a message and the wait, and other buyers’ are not', async () => {
    service = await startSearch({ environment: { SEARCHES_PER_MINUTE: '3' } })
    const as = service.signIn()
    const other = service.signIn()
    const invalid = await ask(as, { location: 'qqqqqqq' })
    expect(invalid.status).toBe(400)
    const replies = [await ask(as), await ask(as), await ask(as), await ask(as)]
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 429])
    const refused = replies[3]!
    expect(refused.body).toMatchObject({ code: 'too-many-searches' })
    expect((refused.body as unknown as { detail: string }).detail).toMatch(
      /^You have started 3 searches in a minute, which is as many as we allow. You can search again in \d+ seconds?\.$/,
    )
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect((await ask(other)).status).toBe(202)
    expect((await service.call(listSearches, { as })).body).toHaveLength(3)
  })

  it('are limited per day', async () => {
    service = await startSearch({ environment: { SEARCHES_PER_DAY: '1' } })
    const as = service.signIn()
    expect((await ask(as)).status).toBe(202)
    const refused = await ask(as)
    expect([refused.status, (refused.body as unknown as { detail: string }).detail]).toEqual([
      429,
      'You have started 1 search in a day, which is as many as we allow. You can search again in 24 hours.',
    ])
  })

  it('are not limited while the counter is unavailable', async () => {
    service = await startSearch()
    const away = { take: () => Promise.reject(new Error('away')), forget: () => Promise.resolve() }
    const { caches, log } = service.platform
    const limit = limitSearches({
      log,
      settings: { SEARCHES_PER_MINUTE: 1, SEARCHES_PER_DAY: 1 },
      caches: { ...caches, rateLimiter: () => away },
    })
    await limit('somebody')
    await limit('somebody')
    expect(service.logLines.some((line) => line.includes('searches are not counted'))).toBe(true)
  })
})
