import { type FactWish, hideProperty, listLoosenings, listResultCards, type Loosening } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../../../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../../../testing/start-search.ts'

let service: SearchUnderTest
let as: string

beforeAll(async () => {
  service = await startSearch()
  as = service.signIn({ sub: `user-${crypto.randomUUID()}` })
})
afterAll(() => service.stop())

const searchFor = async (body: object = {}): Promise<string> => {
  const id = await begin(service, as, body)
  await service.scoreAll()
  return id
}
const loosenings = async (searchId: string, query: object = {}): Promise<Loosening[]> =>
  (await service.call(listLoosenings, { params: { searchId }, query: { ...query }, as })).body
const cardsOf = async (searchId: string, query: object = {}) =>
  (await service.call(listResultCards, { params: { searchId }, query: { limit: 100, sort: 'newest', ...query }, as }))
    .body

describe('the gain of a list without a filter', () => {
  it('is the difference to the list without it, largest first', async () => {
    const id = await searchFor()
    const narrowing = { type: 'House', beds: 3, fact: ['parking:offStreet', 'airConditioning:yes'], under: 900_000 }
    const { length } = await cardsOf(id, narrowing)
    const grown = async (without: object) => (await cardsOf(id, { ...narrowing, ...without })).length - length
    const all = [
      { of: 'narrowing', field: 'type', value: null, homes: await grown({ type: undefined }) },
      { of: 'narrowing', field: 'beds', value: null, homes: await grown({ beds: undefined }) },
      { of: 'narrowing', field: 'under', value: null, homes: await grown({ under: undefined }) },
      {
        of: 'narrowing',
        field: 'fact',
        value: 'parking:offStreet',
        homes: await grown({ fact: ['airConditioning:yes'] }),
      },
      {
        of: 'narrowing',
        field: 'fact',
        value: 'airConditioning:yes',
        homes: await grown({ fact: ['parking:offStreet'] }),
      },
    ].filter(({ homes }) => homes > 0)
    const said = await loosenings(id, narrowing)
    expect(all.length).toBeGreaterThan(0)
    expect(new Set(said)).toEqual(new Set(all))
    const counts = said.map(({ homes }) => homes)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })

  it('is counted for the search’s filters in an unnarrowed list, without hidden homes', async () => {
    const all = await cardsOf(await searchFor())
    const facts: FactWish[] = [{ name: 'solarPanels', value: 'yes', wish: 'must' }]
    const id = await searchFor({ facts })
    const having = await cardsOf(id)
    const solar = { of: 'search', field: 'facts', value: 'solarPanels:yes', homes: all.length - having.length }
    expect(await loosenings(id)).toContainEqual(solar)
    const hidden = all.find((home) => !having.some((other) => other.id === home.id))
    await service.call(hideProperty, { params: { id: hidden?.id ?? '' }, body: {}, as })
    expect(await loosenings(id)).toContainEqual({ ...solar, homes: solar.homes - 1 })
  })

  it('names the budget of a search that found nothing, by the homes of the suburb that are known', async () => {
    const houses = await cardsOf(await searchFor({ propertyType: 'House' }))
    const id = await searchFor({ propertyType: 'House', maxPrice: '100000' })
    expect(await cardsOf(id)).toEqual([])
    const [most] = await loosenings(id)
    expect(most).toMatchObject({ of: 'search', field: 'price' })
    expect(most?.homes).toBeGreaterThanOrEqual(houses.length)
  })

  it('is not found by other users', async () => {
    const other = service.signIn({ sub: `user-${crypto.randomUUID()}` })
    const searchId = await searchFor()
    expect((await service.call(listLoosenings, { params: { searchId }, query: {}, as: other })).status).toBe(404)
  })
})
