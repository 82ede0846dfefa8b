import { continueSearch, listSearchResults } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { begin, statusOf } from '../testing/ask-search.ts'
import { useFaultySearch } from '../testing/use-faulty-search.ts'

const { startAlone, service, domain } = useFaultySearch()

const goOn = async (as: string, id: string) => {
  const reply = await service().call(continueSearch, { params: { id }, as })
  await service().idle()
  await service().scoreAll()
  return reply
}
/** The homes that a search shows, with what it says of each. */
const shownIn = async (as: string, searchId: string) => {
  const { body } = await service().call(listSearchResults, { params: { searchId }, as })
  return new Map(body.map((home) => [home.id, { score: home.score, price: home.price, sources: home.sources }]))
}
const find = async (as: string, id: string) => {
  await service().scoreAll()
  return (await statusOf(service(), as, id))!
}

describe('a search that is over, with pages that did not come', () => {
  it('says how many of how many adverts it has, and gets exactly the missing ones when it goes on', async () => {
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

  it('goes on for nobody else, and not once its pages are forgotten', async () => {
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
