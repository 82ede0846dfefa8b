import { shownPriceOf, getProperty, listProperties, listSearchResults, requestSearch } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest

beforeAll(async () => {
  service = await startSearch({ environment: { PROVIDER_PAGE_SIZE: '20' } })
})
afterAll(() => service.stop())

describe('who may search, and for what', () => {
  it('refuses an expired trial with 403, unless an invitation grants searches', async () => {
    const createdAt = new Date(service.clock.now().getTime() - 8 * 24 * 3_600_000).toISOString()
    const refused = await service.call(requestSearch, {
      body: { location: 'Richmond' },
      as: service.signIn({ createdAt }),
    })
    expect(refused).toMatchObject({ status: 403, body: { code: 'search-not-allowed' } })
    const granted = await service.call(requestSearch, {
      body: { location: 'Richmond' },
      as: service.signIn({ createdAt, hasSearchGrant: true }),
    })
    expect(granted.status).toBe(202)
    await service.idle()
  })

  it('names the field when a place is unknown or the prices are reversed', async () => {
    const as = service.signIn()
    const unknown = await service.call(requestSearch, { body: { location: 'Zzyzxville' }, as })
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'location' }] } })
    const swapped = await service.call(requestSearch, {
      body: { location: 'Richmond', minPrice: '900000', maxPrice: '500000' },
      as,
    })
    expect(swapped).toMatchObject({ status: 400, body: { errors: [{ field: 'maxPrice' }] } })
  })

  it('hides a buyer’s search from others', async () => {
    const id = await begin(service, service.signIn())
    const foreign = await service.call(listSearchResults, { params: { searchId: id }, as: service.signIn() })
    const missing = await service.call(listSearchResults, {
      params: { searchId: 'no-such-search' },
      as: service.signIn(),
    })
    const told = ({ body }: { body: unknown }) => ({ ...(body as object), instance: '', requestId: '' })
    expect(foreign.status).toBe(404)
    expect(told(foreign)).toEqual(told(missing))
  })
})

describe('the homes of a buyer across searches', () => {
  it.each(['score-desc', 'price-asc', 'price-desc', 'recent'] as const)(
    'are listed once each, page by page, by %s',
    async (sort) => {
      const as = service.signIn()
      await begin(service, as)
      await service.scoreAll()
      const whole = (await service.call(listProperties, { query: { sort, limit: 100 }, as })).body.map(({ id }) => id)
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const query = { sort, limit: 9, ...(cursor !== undefined && { cursor }) }
        const { body, headers } = await service.call(listProperties, { query, as })
        paged.push(...body.map(({ id }) => id))
        const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
        cursor = next === undefined ? undefined : (new URL(next, service.url).searchParams.get('cursor') ?? '')
      } while (cursor !== undefined && paged.length < 100)
      expect(paged.slice(0, whole.length)).toEqual(whole)
    },
  )

  it('are ranked, paged by a link, and sorted by price with unpriced ones last', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    await service.scoreAll()
    const all = (await service.call(listSearchResults, { params: { searchId: id }, as })).body
    const first = await service.call(listProperties, { query: { limit: 10 }, as })
    expect(first.headers.get('x-total-count')).toBe(String(all.length))
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const cursor = new URL(next, service.url).searchParams.get('cursor') ?? ''
    const second = await service.call(listProperties, { query: { limit: 10, cursor }, as })
    expect([...first.body, ...second.body].map((home) => home.id)).toEqual(all.slice(0, 20).map((home) => home.id))
    expect(second.headers.get('x-total-count')).toBe(String(all.length))
    const byPrice = (await service.call(listProperties, { query: { sort: 'price-asc', limit: 100 }, as })).body.map(
      shownPriceOf,
    )
    const priced = byPrice.filter((price) => price !== null)
    expect(byPrice).toEqual([...priced.toSorted((a, b) => a - b), ...byPrice.filter((price) => price === null)])
  })

  it('are narrowed to a suburb, however it is written', async () => {
    const as = service.signIn()
    await begin(service, as, { locations: [{ suburb: 'Mount Waverley', state: 'VIC', postcode: '3149' }] })
    await begin(service, as)
    await service.scoreAll()
    const suburbsOf = async (suburb: string) => {
      const { body } = await service.call(listProperties, { query: { suburb, limit: 100 }, as })
      return new Set(body.map((home) => home.suburb))
    }
    expect(await suburbsOf(' MT. WAVERLEY ')).toEqual(new Set(['Mount Waverley']))
    expect(await suburbsOf('mount waverley')).toEqual(new Set(['Mount Waverley']))
    expect(await suburbsOf('Waverley')).toEqual(new Set())
  })

  it('open one by one, with the caller’s score', async () => {
    const as = service.signIn()
    const id = await begin(service, as)
    await service.scoreAll()
    const [home] = (await service.call(listSearchResults, { params: { searchId: id }, as })).body
    const opened = await service.call(getProperty, { params: { id: home!.id }, as })
    expect(opened.body).toMatchObject({ id: home!.id, score: home!.score })
    expect(await service.call(getProperty, { params: { id: 'nothing' }, as })).toMatchObject({ status: 404 })
  })
})
