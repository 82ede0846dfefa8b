import { type CardSort, HomeCard, listResultCards, listResultColumns, listSearchResults } from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../../testing/start-search.ts'

let service: SearchUnderTest
let as: string
let searchId: string

beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())
beforeEach(async () => {
  as = service.signIn()
  searchId = await begin(service, as)
  await service.scoreAll()
})

type Query = Record<string, string | number>

const cards = (query: Query, who = as) => service.call(listResultCards, { params: { searchId }, query, as: who })
const all = async () => (await service.call(listSearchResults, { params: { searchId }, as })).body

/** All pages, one after the other, by their links. */
const everyPage = async (query: Query): Promise<HomeCard[]> => {
  const page = await cards(query)
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  if (next === undefined) return page.body
  return [...page.body, ...(await everyPage(Object.fromEntries(new URL(next, service.url).searchParams)))]
}

const idsOf = (homes: readonly { id: string }[]) => homes.map(({ id }) => id)

describe('pages of cards', () => {
  it.each([1, 7, 100])('hold, %i at a time, each home of the search once and in its order', async (limit) => {
    expect(idsOf(await everyPage({ limit }))).toEqual(idsOf(await all()))
  })

  it('tell how many there are, and end without a link', async () => {
    const { length } = await all()
    const first = await cards({ limit: 3 })
    expect(first.body).toHaveLength(3)
    expect(['x-total-count', 'x-shown-count', 'x-hidden-count'].map((name) => first.headers.get(name))).toEqual([
      ...[String(length), String(length), '0'],
    ])
    expect((await cards({ limit: 100 })).headers.get('link')).toBeNull()
  })

  it('show what a card shows and no more', async () => {
    const [card] = (await cards({ limit: 1 })).body
    expect(HomeCard.parse(card)).toEqual(card)
    expect(card?.description.length).toBeLessThanOrEqual(300)
  })

  it('leave the bare list as it was', async () => {
    const homes = await all()
    expect(homes[0]).toHaveProperty('detectedFeatures')
    expect(homes[0]).not.toHaveProperty('isSeen')
  })

  it('come by id, in the order that is asked for', async () => {
    const wanted = idsOf(await all())
      .slice(0, 5)
      .toReversed()
    expect(idsOf((await cards({ ids: `${wanted.join(',')},nobody` })).body)).toEqual(wanted)
  })

  it('are not there for anybody else', async () => {
    expect((await cards({ limit: 1 }, service.signIn())).status).toBe(404)
    expect((await cards({ ids: 'a' }, service.signIn())).status).toBe(404)
    const columns = await service.call(listResultColumns, { params: { searchId }, as: service.signIn() })
    expect(columns.status).toBe(404)
  })
})
