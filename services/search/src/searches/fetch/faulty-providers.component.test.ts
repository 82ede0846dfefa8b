import { requestSearch } from '@verandah/contracts'
import { describe, expect, it, vi } from 'vitest'
import { statusOf } from '../../testing/ask-search.ts'
import type { Fault, FaultOf } from '../../testing/serve-faulty.ts'
import { richmond } from '../../testing/start-search.ts'
import { feedsAreIn, patience, useFaultySearch } from '../../testing/use-faulty-search.ts'

const { start, startAlone, searchThrough, searchUntilLate, service, domain } = useFaultySearch()

const from =
  (first: number, fault: Fault): FaultOf =>
  ({ page }) =>
    page >= first ? fault : null

const late = { state: 'late', detail: 'Domain did not answer in time.' }

const searchBefore = async (page: number, fault: Fault) => {
  if (fault === 'hang') return searchUntilLate(page)
  await start(from(page, fault))
  return searchThrough()
}

describe('a search completes with the other providers’ homes when a provider', () => {
  it.each<[string, Fault, { state: string; detail: string }]>([
    ['hangs without ever answering', 'hang', late],
    ['cuts every call off', 'drop', { state: 'failed', detail: 'Domain could not be reached.' }],
    ['dies in the middle of its answers', 'break-off', { state: 'failed', detail: 'Domain could not be reached.' }],
    ['is down', { status: 503 }, { state: 'failed', detail: 'Domain could not be reached.' }],
    [
      'answers with something that is no JSON',
      { status: 200, body: '<html>Welcome!</html>' },
      { state: 'failed', detail: 'Domain sent something that we couldn’t read.' },
    ],
    [
      'answers with something that is no list',
      { status: 200, body: '{"homes": 12}' },
      { state: 'failed', detail: 'Domain sent something that we couldn’t read.' },
    ],
    [
      'refuses us',
      { status: 403, headers: { 'x-domain-security-reason': 'missing scope' } },
      { state: 'failed', detail: 'Domain refused our request.' },
    ],
    [
      'asks for a long pause',
      { status: 429, headers: { 'retry-after': '3600' } },
      { state: 'limited', detail: 'Domain is busy and asked us to come back later.' },
    ],
  ])('%s', async (_words, fault, outcome) => {
    const { status, providersOf } = await searchBefore(1, fault)
    expect(status).toMatchObject({
      status: 'completed',
      providers: [{ provider: 'domain', found: 0, ...outcome }, feedsAreIn],
    })
    expect(providersOf.length).toBeGreaterThan(0)
    expect(providersOf.filter((providers) => !providers.includes('reaxml'))).toEqual([])
  })

  it('requests a long pause: it is not asked again', async () => {
    await start(from(1, { status: 429, headers: { 'retry-after': '3600' } }))
    await searchThrough()
    expect(domain().calls()).toBe(1)
  })
})

it('a search fails when every provider that was asked has: without feeds that is Domain alone', async () => {
  await startAlone(() => ({ status: 503 }))
  const { status } = await searchThrough()
  expect(status).toMatchObject({ status: 'failed', resultsCount: 0, providers: [{ state: 'failed' }] })
  expect(status?.providers).toHaveLength(1)
})

describe('every page received so far is kept when a provider', () => {
  it.each<[string, Fault, { state: string }]>([
    ['hangs after its first page', 'hang', late],
    ['dies after its first page', 'drop', { state: 'failed' }],
    [
      'has had enough of us after its first page',
      { status: 429, headers: { 'retry-after': '60' } },
      { state: 'limited' },
    ],
  ])('%s', async (_words, fault, outcome) => {
    const { status, providersOf } = await searchBefore(2, fault)
    expect(status).toMatchObject({ status: 'completed', providers: [{ found: 20, ...outcome }, feedsAreIn] })
    expect(status?.providers[0]?.total).toBeGreaterThan(20)
    expect(providersOf.filter((providers) => providers.includes('domain')).length).toBeGreaterThanOrEqual(20)
  })
})

describe('a provider is asked again', () => {
  it('when it is busy for a short while only, after the requested pause', async () => {
    await start(({ call }) => (call === 1 ? { status: 429, headers: { 'retry-after': '1' } } : null))
    const { status } = await searchThrough()
    expect(status?.providers).toMatchObject([{ provider: 'domain', state: 'done', detail: null }, feedsAreIn])
  })

  it('when it was down for a moment', async () => {
    await start(({ call }) => (call <= 2 ? 'drop' : null))
    const { status } = await searchThrough()
    expect(status?.providers).toMatchObject([{ provider: 'domain', state: 'done' }, feedsAreIn])
    expect(domain().calls()).toBeGreaterThan(3)
  })
})

describe('a provider is called less often', () => {
  it('by sharing one call among all buyers with the same search within some minutes', async () => {
    await start(() => null, { PROVIDER_CACHE_MS: '300000' })
    const { providersOf } = await searchThrough()
    const asked = domain().calls()
    expect((await searchThrough()).providersOf).toEqual(providersOf)
    expect(domain().calls()).toBe(asked)
  })

  it('but called again when its response is unreadable', async () => {
    await start(({ call }) => (call === 1 ? { status: 200, body: '{"homes": 12}' } : null), {
      PROVIDER_CACHE_MS: '300000',
    })
    const { status } = await searchThrough()
    expect(status?.providers).toMatchObject([{ provider: 'domain', state: 'done', detail: null }, feedsAreIn])
  })

  it('when its daily quota is exhausted: the search says so, and has the other providers’ homes', async () => {
    await start(() => null, { DOMAIN_CALLS_PER_DAY: '1' })
    const { status, providersOf } = await searchThrough()
    const detail = 'Domain can’t be asked again before 11:00 am Sydney time, because today’s calls are used up.'
    expect(status).toMatchObject({ status: 'completed', providers: [{ state: 'limited', detail }, feedsAreIn] })
    expect(providersOf.length).toBeGreaterThan(0)
    expect(domain().calls()).toBe(1)
  })
})

describe('the deadline of a search', () => {
  it('ends it with the pages received, while a provider does not respond', async () => {
    const patient = { PROVIDER_DEADLINE_MS: '60000', PROVIDER_ATTEMPT_MS: '60000' }
    await start(from(2, 'hang'), { ...patient, SEARCH_DEADLINE_MS: '1500' })
    const as = service().signIn()
    const { body } = await service().call(requestSearch, { body: { locations: [richmond] }, as })
    const now = () => statusOf(service(), as, body.searchId)
    await vi.waitFor(
      async () => expect(await now()).toMatchObject({ providers: [{ found: 20, ...late }, feedsAreIn] }),
      patience,
    )
    service().clock.advance(1_501)
    await vi.waitFor(async () => {
      await service().runJob('complete-overdue-searches')
      expect(await now()).toMatchObject({ status: 'completed', providers: [late, feedsAreIn] })
    }, patience)
  })
})
