import {
  hideProperty,
  listHiddenProperties,
  listProperties,
  listResultCards,
  markPropertySeen,
  PropertySort,
  showHiddenProperty,
} from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

const list = (as: string, query: { sort?: PropertySort; limit?: number } = {}) =>
  service.call(listProperties, { as, query: { limit: 100, ...query } })

const ranked = async (as: string, sort?: PropertySort) =>
  (await list(as, sort === undefined ? {} : { sort })).body.map(({ id }) => id)

describe('a home that its buyer has hidden', () => {
  it('is missing from their ranked list in every order, and from its count, until they show it again', async () => {
    const as = service.signIn()
    await begin(service, as)
    await service.scoreAll()
    const [hidden = expect.fail('No home'), ...rest] = await ranked(as)
    await service.call(hideProperty, { as, params: { id: hidden }, body: {} })
    expect(await ranked(as)).toEqual(rest)
    for (const sort of PropertySort.options) expect(await ranked(as, sort)).not.toContain(hidden)
    const page = await list(as, { limit: 2 })
    expect(page.body).toHaveLength(2)
    expect(page.headers.get('x-total-count')).toBe(String(rest.length))
    await service.call(showHiddenProperty, { as, params: { id: hidden } })
    expect(await ranked(as)).toEqual([hidden, ...rest])
  })

  it('is listed, the last one first, with the reason that they gave last; a home that they opened is not', async () => {
    const as = service.signIn()
    await begin(service, as)
    await service.scoreAll()
    const all = await ranked(as)
    const [one = '', two = '', opened = ''] = all
    const hide = async (id: string, body: { reason?: 'tooSmall' }) => {
      service.clock.advance(1_000)
      await service.call(hideProperty, { as, params: { id }, body })
    }
    const hidden = async () =>
      (await service.call(listHiddenProperties, { as })).body.map(({ propertyId, reason }) => [propertyId, reason])
    await service.call(markPropertySeen, { as, params: { id: opened } })
    await hide(one, { reason: 'tooSmall' })
    await hide(two, {})
    expect(await hidden()).toEqual([
      [two, null],
      [one, 'tooSmall'],
    ])
    await hide(one, {})
    expect(await hidden()).toEqual([
      [one, null],
      [two, null],
    ])
    expect(await ranked(as)).toEqual(all.slice(2))
  })

  it('stays in the ranked lists of others', async () => {
    const buyer = service.signIn()
    const other = service.signIn()
    for (const as of [buyer, other]) await begin(service, as)
    await service.scoreAll()
    const before = await ranked(other)
    await service.call(hideProperty, { as: buyer, params: { id: before[0]! }, body: {} })
    expect(await ranked(other)).toEqual(before)
  })
})

describe('a home that does not state a must-have', () => {
  it('is not ranked among the buyer’s homes until a search without the must-have finds it', async () => {
    const as = service.signIn()
    const facts = [{ name: 'solarPanels' as const, value: 'yes', wish: 'must' as const }]
    const searchId = await begin(service, as, { facts })
    await service.scoreAll()
    const { body: cards } = await service.call(listResultCards, { as, params: { searchId }, query: { limit: 100 } })
    const having = await ranked(as)
    expect(having.toSorted()).toEqual(cards.map(({ id }) => id).toSorted())
    await begin(service, as)
    await service.scoreAll()
    expect((await ranked(as)).length).toBeGreaterThan(having.length)
  })
})
