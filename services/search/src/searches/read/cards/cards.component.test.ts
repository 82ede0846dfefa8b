import {
  HomeCard,
  hideProperty,
  hrefOf,
  listHiddenProperties,
  listResultCards,
  listResultColumns,
  listSearchResults,
  markPropertySeen,
  overrideScore,
  type PackedJson,
  packedType,
  showHiddenProperty,
  unpackJson,
} from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../../../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../../../testing/start-search.ts'

let service: SearchUnderTest
let as: string
let userId: string
let searchId: string

const searchAnew = async () => {
  userId = crypto.randomUUID()
  as = service.signIn({ sub: userId })
  searchId = await begin(service, as)
  await service.scoreAll()
}
beforeAll(async () => {
  service = await startSearch()
  await searchAnew()
})
afterAll(() => service.stop())

type Query = Record<string, string | number>

const cards = (query: Query, who = as) => service.call(listResultCards, { params: { searchId }, query, as: who })
const all = async () => (await service.call(listSearchResults, { params: { searchId }, as })).body

/** All pages in order, following their links. */
const everyPage = async (query: Query): Promise<HomeCard[]> => {
  const page = await cards(query)
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  if (next === undefined) return page.body
  return [...page.body, ...(await everyPage(Object.fromEntries(new URL(next, service.url).searchParams)))]
}

const idsOf = (homes: readonly { id: string }[]) => homes.map(({ id }) => id)

describe('pages of cards', () => {
  it.each([1, 7, 100])('have, %i at a time, each home of the search once and in its order', async (limit) => {
    expect(idsOf(await everyPage({ limit }))).toEqual(idsOf(await all()))
  })

  it('state the total, and end without a link', async () => {
    const { length } = await all()
    const first = await cards({ limit: 3 })
    expect(first.body).toHaveLength(3)
    expect(['x-total-count', 'x-shown-count', 'x-hidden-count'].map((name) => first.headers.get(name))).toEqual([
      ...[String(length), String(length), '0'],
    ])
    expect((await cards({ limit: 100 })).headers.get('link')).toBeNull()
  })

  it('have the fields of a card and no more', async () => {
    const [card] = (await cards({ limit: 1 })).body
    expect(HomeCard.parse(card)).toEqual(card)
    expect(card?.description.length).toBeLessThanOrEqual(300)
  })

  it('are packed for clients that accept it, with the same content in at most 60 KB', async () => {
    const href = hrefOf(listResultCards, { params: { searchId }, query: { limit: 24 } })
    const ask = (accept: string) =>
      fetch(`${service.url}${href}`, { headers: { authorization: `Bearer ${as}`, accept } })
    const packed = await ask(`${packedType}, application/json`)
    const plain = await ask('application/json')
    const kinds = [packed, plain].map(({ headers }) => [headers.get('content-type'), headers.get('vary')])
    expect(kinds).toEqual([
      [`${packedType}; charset=utf-8`, 'Accept'],
      ['application/json; charset=utf-8', 'Accept'],
    ])
    const text = await packed.text()
    expect(unpackJson(JSON.parse(text) as PackedJson)).toStrictEqual(await plain.json())
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000)
  })

  it('leave the unpaged list unchanged', async () => {
    const homes = await all()
    expect(homes[0]).toHaveProperty('detectedFeatures')
    expect(homes[0]).not.toHaveProperty('isSeen')
  })

  it('are returned by id, in the requested order', async () => {
    const wanted = idsOf(await all())
      .slice(0, 5)
      .toReversed()
    expect(idsOf((await cards({ ids: `${wanted.join(',')},nobody` })).body)).toEqual(wanted)
  })

  it('are not found by other users', async () => {
    expect((await cards({ limit: 1 }, service.signIn())).status).toBe(404)
    expect((await cards({ ids: 'a' }, service.signIn())).status).toBe(404)
    const columns = await service.call(listResultColumns, { params: { searchId }, as: service.signIn() })
    expect(columns.status).toBe(404)
  })
})

const dayMs = 24 * 60 * 60_000

describe('a buyer’s mark on a home', () => {
  beforeEach(searchAnew)

  const mark = async (route: typeof hideProperty | typeof markPropertySeen | typeof showHiddenProperty, id: string) =>
    (await service.call(route, { params: { id }, ...(route === hideProperty && { body: { reason: 'tooSmall' } }), as }))
      .status
  const shownIds = async (query: Query = {}) => idsOf((await cards({ limit: 100, ...query })).body)

  it('hides it from all their pages and columns, counts it, and shows it again', async () => {
    const [first = '', ...rest] = idsOf(await all())
    expect(await mark(hideProperty, first)).toBe(204)
    const page = await cards({ limit: 100 })
    expect(idsOf(page.body)).toEqual(rest)
    expect(['x-total-count', 'x-shown-count', 'x-hidden-count'].map((name) => Number(page.headers.get(name)))).toEqual([
      ...[rest.length + 1, rest.length, 1],
    ])
    expect(await shownIds({ hidden: 'only' })).toEqual([first])
    expect(await shownIds({ hidden: 'show' })).toEqual([first, ...rest])
    expect((await cards({ ids: first })).body[0]).toMatchObject({ id: first, isHidden: true })
    const columns = await service.call(listResultColumns, { params: { searchId }, as })
    expect(columns.body.ids).toEqual(rest.toSorted())
    expect((await service.call(listHiddenProperties, { as })).body).toMatchObject([
      { propertyId: first, reason: 'tooSmall', hiddenAt: service.clock.now().toISOString() },
    ])
    expect(await mark(showHiddenProperty, first)).toBe(204)
    expect(await shownIds()).toEqual([first, ...rest])
    expect((await service.call(listHiddenProperties, { as })).body).toEqual([])
  })

  it('moves it to the position of its overridden score, page by page', async () => {
    const [{ id } = expect.fail('No home')] = await all()
    const none = { price: 0, location: 0, bedrooms: 0, bathrooms: 0, landSize: 0, propertyAge: 0, features: 0 }
    await service.call(overrideScore, { params: { id }, body: { scoreOverrides: none }, as })
    const ids = idsOf(await everyPage({ limit: 7 }))
    expect(ids.at(-1)).toBe(id)
    expect(ids).toEqual(idsOf(await all()))
  })

  it('is replaced by the newer reason, or none, when a home is hidden again', async () => {
    const [{ id } = expect.fail('No home')] = await all()
    for (const body of [{ reason: 'tooSmall' }, { reason: 'wrongPlace' }, {}] as const) {
      await service.call(hideProperty, { params: { id }, body, as })
      const [hidden] = (await service.call(listHiddenProperties, { as })).body
      expect(hidden).toMatchObject({ propertyId: id, reason: 'reason' in body ? body.reason : null })
    }
  })

  it('marks it as seen', async () => {
    const [first = '', ...rest] = idsOf(await all())
    expect(await mark(markPropertySeen, first)).toBe(204)
    expect((await cards({ ids: first })).body[0]).toMatchObject({ isSeen: true })
    expect(await shownIds({ unseen: '1' })).toEqual(rest)
  })

  it('does not affect other users, and rejects an unknown home', async () => {
    const [first = ''] = idsOf(await all())
    await mark(hideProperty, first)
    await mark(markPropertySeen, first)
    const other = service.signIn()
    expect((await service.call(listHiddenProperties, { as: other })).body).toEqual([])
    await service.call(showHiddenProperty, { params: { id: first }, as: other })
    expect((await cards({ ids: first })).body[0]).toMatchObject({ isSeen: true, isHidden: true })
    expect(await mark(hideProperty, 'nobody-listed-this')).toBe(404)
    expect(await mark(hideProperty, 'own:somebody:home')).toBe(404)
  })
})

describe('marks of time', () => {
  it('a home is new for seven days after it was first advertised', async () => {
    const before = (await cards({ limit: 100 })).body
    const fresh = before.filter(({ isNew }) => isNew)
    expect(fresh.length).toBeGreaterThan(0)
    const age = ({ listedAt }: HomeCard) => service.clock.now().getTime() - Date.parse(listedAt ?? '')
    expect(fresh.every((home) => age(home) < 7 * dayMs)).toBe(true)
    expect(before.every((home) => home.isNew === age(home) < 7 * dayMs)).toBe(true)
  })
})
