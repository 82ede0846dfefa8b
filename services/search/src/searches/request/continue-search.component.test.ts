import { continueSearch, listSearchResults, requestSearch } from '@verandah/contracts'
import { describe, expect, it, vi } from 'vitest'
import { begin, statusOf } from '../../testing/ask-search.ts'
import { richmond } from '../../testing/start-search.ts'
import { patience, useFaultySearch } from '../../testing/use-faulty-search.ts'

const { startAlone, service, domain } = useFaultySearch()

const goOn = async (as: string, id: string) => {
  const reply = await service().call(continueSearch, { params: { id }, as })
  await service().idle()
  await service().scoreAll()
  return reply
}
/** The homes of a search, with the fields that it shows. */
const shownIn = async (as: string, searchId: string) => {
  const { body } = await service().call(listSearchResults, { params: { searchId }, as })
  return new Map(body.map((home) => [home.id, { score: home.score, price: home.price, sources: home.sources }]))
}
const find = async (as: string, id: string) => {
  await service().scoreAll()
  return (await statusOf(service(), as, id))!
}

describe('a finished search with missing pages', () => {
  it('states how many of how many adverts it has, and gets exactly the missing ones when it is continued', async () => {
    let isBroken = true
    const asked: number[] = []
    await startAlone(
      ({ page }) => {
        asked.push(page)
        return isBroken && page === 2 ? { status: 404 } : null
      },
      { PROVIDER_PAGE_SIZE: '10' },
    )
    const as = service().signIn()
    const id = await begin(service(), as, { maxPages: 3, maxPrice: undefined })
    const before = await find(as, id)
    const shown = await shownIn(as, id)
    const [part] = before.providers
    expect(before.status).toBe('completed')
    const pageCount = Math.ceil((part?.total ?? 0) / 10)
    expect(part).toMatchObject({ state: 'failed', given: 20, missingPages: pageCount - 2 })
    expect(pageCount).toBeGreaterThan(3)
    isBroken = false
    const already = asked.splice(0)
    expect(already.toSorted()).toEqual([1, 2, 3])
    expect((await goOn(as, id)).status).toBe(202)
    expect(asked.toSorted((a, b) => a - b)).toEqual([
      2,
      ...Array.from({ length: pageCount - 3 }, (_, index) => index + 4),
    ])
    const whole = await find(as, id)
    expect(whole.status).toBe('completed')
    expect(whole.providers[0]).toMatchObject({ state: 'done', given: part?.total, missingPages: 0 })
    expect(whole.resultsCount).toBeGreaterThan(before.resultsCount)
    const now = await shownIn(as, id)
    expect(now.size).toBe(whole.resultsCount)
    for (const [home, said] of shown) expect(now.get(home)).toEqual(said)
    const calls = domain().calls()
    expect((await goOn(as, id)).status).toBe(202)
    expect([domain().calls(), (await find(as, id)).status]).toEqual([calls, 'completed'])
  })

  it('can be continued long after its deadline, with a full deadline again', async () => {
    let isBroken = true
    await startAlone(({ page }) => (isBroken && page === 2 ? { status: 404 } : null), { PROVIDER_PAGE_SIZE: '10' })
    const sub = crypto.randomUUID()
    const id = await begin(service(), service().signIn({ sub }))
    const before = await find(service().signIn({ sub }), id)
    isBroken = false
    service().clock.advance(60 * 60_000)
    const as = service().signIn({ sub })
    expect((await goOn(as, id)).status).toBe(202)
    const whole = await find(as, id)
    expect(before.providers[0]?.missingPages).toBeGreaterThan(0)
    expect(whole.providers[0]).toMatchObject({ state: 'done', missingPages: 0 })
  })
})

describe('a continued search', () => {
  it('counts as one of its buyer’s searches, unless nothing is missing', async () => {
    let isBroken = false
    await startAlone(({ page }) => (isBroken && page === 2 ? { status: 404 } : null), {
      PROVIDER_PAGE_SIZE: '10',
      SEARCHES_PER_MINUTE: '1',
    })
    const as = service().signIn()
    const other = service().signIn()
    const whole = await begin(service(), as)
    expect((await find(as, whole)).providers[0]?.missingPages).toBe(0)
    expect((await goOn(as, whole)).status).toBe(202)
    isBroken = true
    const part = await begin(service(), other)
    expect((await find(other, part)).providers[0]?.missingPages).toBeGreaterThan(0)
    expect(await goOn(other, part)).toMatchObject({ status: 429, body: { code: 'too-many-searches' } })
  })

  it('has no effect while it still runs', async () => {
    await startAlone(({ page }) => (page === 2 ? 'hang' : null), { PROVIDER_PAGE_SIZE: '10', SEARCHES_PER_MINUTE: '1' })
    const as = service().signIn()
    const reply = await service().call(requestSearch, { body: { locations: [richmond] }, as })
    await vi.waitFor(() => expect(domain().calls()).toBeGreaterThanOrEqual(2), patience)
    const { status } = await service().call(continueSearch, { params: { id: reply.body.searchId }, as })
    expect([status, (await statusOf(service(), as, reply.body.searchId))?.status]).toEqual([202, 'processing'])
  })

  it('is refused to a buyer whose plan has no searches, and does not count when a saved search ran it', async () => {
    await startAlone(({ page }) => (page === 2 ? { status: 404 } : null), { PROVIDER_PAGE_SIZE: '10' })
    const sub = crypto.randomUUID()
    const as = service().signIn({ sub })
    const id = await begin(service(), as)
    await find(as, id)
    const expired = service().signIn({ sub, plan: 'free_trial', createdAt: '2020-01-01T00:00:00.000Z' })
    expect((await goOn(expired, id)).status).toBe(403)
    await service()
      .store.collection('searches')
      .updateOne({ _id: id as never }, { $set: { savedSearchId: 'saved' } })
    expect((await goOn(as, id)).status).toBe(404)
  })

  it('is not found by other users, and is refused once its pages have expired', async () => {
    await startAlone(({ page }) => (page === 2 ? { status: 404 } : null), { PROVIDER_PAGE_SIZE: '10' })
    const as = service().signIn()
    const id = await begin(service(), as, { maxPages: 2 })
    await find(as, id)
    expect((await goOn(service().signIn(), id)).status).toBe(404)
    await service().store.collection('search_pages').deleteMany({ searchId: id })
    const refused = await goOn(as, id)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'search-too-old' }])
  })
})
