import {
  cancelSearch,
  listSearchResults,
  requestSearch,
  SearchCompleted,
  SubscriptionChanged,
  type SearchStatus,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { begin, statusOf } from '../../testing/ask-search.ts'
import { richmond } from '../../testing/start-search.ts'
import { feedsAreIn, useFaultySearch } from '../../testing/use-faulty-search.ts'

const { start, startAlone, service, domain } = useFaultySearch()

const busy = { status: 429, headers: { 'retry-after': '5' } }

/** Signs a buyer in anew each time: the clock moves past the life of a session. */
type Buyer = () => string
const aBuyer =
  (sub: string = crypto.randomUUID()): Buyer =>
  () =>
    service().signIn({ sub })

const searchIn = async (as: Buyer) => {
  const id = await begin(service(), as())
  await service().scoreAll()
  return (await statusOf(service(), as(), id))!
}
const now = async (as: Buyer, { id }: SearchStatus) => (await statusOf(service(), as(), id))!

/** Lets the time of the next attempt come, and makes it as far as scoring. */
const askAgain = async (as: Buyer, search: SearchStatus) => {
  const at = (await now(as, search)).providers[0]?.askAgainAt ?? null
  service().clock.advance(at === null ? 3_600_000 : Math.max(0, Date.parse(at) - service().clock.now().getTime()))
  await service().runJob('ask-late-providers')
}
const homesOf = async (as: Buyer, { id }: SearchStatus) =>
  (await service().call(listSearchResults, { params: { searchId: id }, as: as() })).body

describe('a search that ended without a busy provider', () => {
  it('asks it again by itself, and its homes join the list of a search that stays complete', async () => {
    let isBusy = true
    await start(() => (isBusy ? busy : null), { SEARCHES_PER_MINUTE: '1' })
    const as = aBuyer()
    const before = await searchIn(as)
    expect(before).toMatchObject({ status: 'completed', providers: [{ state: 'limited', found: 0 }, feedsAreIn] })
    expect(before.providers[0]?.askAgainAt).not.toBeNull()
    const calls = domain().calls()
    await service().runJob('ask-late-providers')
    expect(domain().calls()).toBe(calls)
    isBusy = false
    await askAgain(as, before)
    expect(domain().calls()).toBeGreaterThan(calls)
    const { completedAt, resultsCount } = before
    const underWay = await now(as, before)
    expect(underWay).toMatchObject({ status: 'completed', isWaiting: false, completedAt, resultsCount })
    expect(underWay.providers[0]).toMatchObject({ state: 'limited', askAgainAt: before.providers[0]?.askAgainAt })
    expect(underWay.revision).toBeGreaterThan(before.revision)
    await service().scoreAll()
    const after = await now(as, before)
    expect(after).toMatchObject({ status: 'completed', completedAt, filters: before.filters })
    expect(after.providers[0]).toMatchObject({ state: 'done', askAgainAt: null, timesAskedAgain: 1 })
    expect(after.resultsCount).toBeGreaterThan(resultsCount)
    expect(await homesOf(as, before)).toHaveLength(after.resultsCount)
    expect(service().bus.published(SearchCompleted)).toHaveLength(1)
  })

  it('stops after three attempts, and says that it has asked', async () => {
    await start(() => busy)
    const as = aBuyer()
    const search = await searchIn(as)
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await askAgain(as, search)
      expect((await now(as, search)).providers[0]?.timesAskedAgain).toBe(attempt)
    }
    const calls = domain().calls()
    const last = await now(as, search)
    expect(last).toMatchObject({ status: 'completed', resultsCount: search.resultsCount })
    expect(last.providers[0]).toMatchObject({ state: 'limited', askAgainAt: null, timesAskedAgain: 3 })
    await askAgain(as, search)
    expect(domain().calls()).toBe(calls)
  })

  it('fetches only the missing pages', async () => {
    let isBusy = true
    const asked: number[] = []
    await startAlone(
      ({ page }) => {
        asked.push(page)
        return isBusy && page > 1 ? busy : null
      },
      { PROVIDER_PAGE_SIZE: '10' },
    )
    const as = aBuyer()
    const before = await searchIn(as)
    expect(before.providers[0]).toMatchObject({ state: 'limited', given: 10 })
    isBusy = false
    asked.splice(0)
    await askAgain(as, before)
    await service().scoreAll()
    expect(asked).not.toContain(1)
    expect((await now(as, before)).providers[0]).toMatchObject({ state: 'done', timesAskedAgain: 1 })
  })
})

describe('a failed search whose only provider was busy', () => {
  it('stays failed while it asks again, and is complete when homes come', async () => {
    let isBusy = true
    await startAlone(() => (isBusy ? busy : null))
    const as = aBuyer()
    const before = await searchIn(as)
    expect(before.status).toBe('failed')
    await askAgain(as, before)
    expect((await now(as, before)).status).toBe('failed')
    isBusy = false
    await askAgain(as, before)
    expect((await now(as, before)).status).toBe('failed')
    await service().scoreAll()
    const after = await now(as, before)
    expect(after).toMatchObject({ status: 'completed', providers: [{ state: 'done', timesAskedAgain: 2 }] })
    expect(after.resultsCount).toBeGreaterThan(0)
  })
})

describe('no provider is asked again', () => {
  const unasked = async (as: Buyer, before: SearchStatus) => {
    const calls = domain().calls()
    await askAgain(as, before)
    expect(domain().calls()).toBe(calls)
  }

  it('for a cancelled search', async () => {
    await start(() => busy)
    const as = aBuyer()
    const search = await searchIn(as)
    await service().call(cancelSearch, { params: { id: search.id }, as: as() })
    const calls = domain().calls()
    service().clock.advance(60_000)
    await service().runJob('ask-late-providers')
    expect(domain().calls()).toBe(calls)
  })

  it('for a search that is older than a day, which then says so', async () => {
    await start(() => busy)
    const as = aBuyer()
    const search = await searchIn(as)
    service().clock.advance(24 * 3_600_000 + 1)
    await unasked(as, search)
    expect((await now(as, search)).providers[0]?.askAgainAt).toBeNull()
  })

  it('for a buyer whose plan has ended', async () => {
    await start(() => busy)
    const sub = crypto.randomUUID()
    const as = aBuyer(sub)
    const search = await searchIn(as)
    const ended = { userId: sub, version: 1, plan: 'annual', status: 'past_due' } as const
    const period = { currentPeriodEnd: null, cancelAtPeriodEnd: false }
    await service().receive(newEvent(SubscriptionChanged, { ...ended, ...period }, service()))
    await unasked(as, search)
  })

  it('when it named a time more than an hour ahead', async () => {
    await start(() => ({ status: 429, headers: { 'retry-after': '7200' } }))
    const as = aBuyer()
    const search = await searchIn(as)
    expect(search.providers[0]).toMatchObject({ state: 'limited', askAgainAt: null })
    await unasked(as, search)
  })

  it('for the run of a saved search', async () => {
    await start(() => busy)
    const as = aBuyer()
    const reply = await service().call(requestSearch, { body: { locations: [richmond] }, as: as() })
    const collection = service().store.collection('searches')
    await collection.updateOne({ _id: reply.body.searchId as never }, { $set: { savedSearchId: 'saved' } })
    await service().idle()
    await service().scoreAll()
    const run = await collection.findOne({ _id: reply.body.searchId as never })
    expect([run?.status, run?.askAgainAt]).toEqual(['completed', undefined])
  })
})
