import {
  type FactWish,
  listResultCards,
  listResultColumns,
  listSavedSearches,
  listSearchResults,
  overrideScore,
  type Property,
  saveSearch,
  updateSavedSearch,
} from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin, statusOf } from '../../testing/ask-search.ts'
import { runDue } from '../../testing/run-saved-searches.ts'
import { richmond, startSearch, type SearchUnderTest } from '../../testing/start-search.ts'

let service: SearchUnderTest
let as: string

beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())
beforeEach(() => {
  as = service.signIn()
})

const wish = (kind: FactWish['wish']): { facts: FactWish[] } => ({
  facts: [{ name: 'solarPanels', value: 'yes', wish: kind }],
})

const searchFor = async (body: object): Promise<string> => {
  const id = await begin(service, as, body)
  await service.scoreAll()
  return id
}

const listOf = async (searchId: string) => service.call(listSearchResults, { params: { searchId }, as })
const cardsOf = (searchId: string, query: object = {}) =>
  service.call(listResultCards, { params: { searchId }, query: { limit: 100, sort: 'newest', ...query }, as })
const idsOf = (homes: readonly { id: string }[]) => homes.map(({ id }) => id).toSorted()
const solarOf = ({ facts }: Property) => facts.find(({ name }) => name === 'solarPanels')?.value ?? 'unknown'
const countsOf = ({ headers }: { headers: Headers }) =>
  ['x-total-count', 'x-shown-count', 'x-silent-count'].map((name) => Number(headers.get(name)))

describe('a must', () => {
  it('excludes homes that do not state it from every list, counts them, and shows them on request', async () => {
    const all = (await listOf(await searchFor({}))).body
    const having = idsOf(all.filter((home) => solarOf(home) === 'yes'))
    const silent = idsOf(all.filter((home) => solarOf(home) === 'unknown'))
    expect([having.length > 0, silent.length > 0]).toEqual([true, true])
    const id = await searchFor(wish('must'))
    const list = await listOf(id)
    expect(idsOf(list.body)).toEqual(having)
    expect(list.headers.get('x-total-count')).toBe(String(having.length))
    const cards = await cardsOf(id)
    expect(idsOf(cards.body)).toEqual(having)
    expect(countsOf(cards)).toEqual([having.length, having.length, silent.length])
    expect(idsOf((await cardsOf(id, { sort: 'match' })).body)).toEqual(having)
    const columns = await service.call(listResultColumns, { params: { searchId: id }, as })
    expect(columns.body.ids).toEqual(having)
    expect(await statusOf(service, as, id)).toMatchObject({ status: 'completed', resultsCount: having.length })
    const asked = await cardsOf(id, { silent: 'show' })
    expect(idsOf(asked.body)).toEqual([...having, ...silent].toSorted())
    expect(countsOf(asked)).toEqual([asked.body.length, asked.body.length, silent.length])
  })

  it('lists and counts a home as soon as its buyer states that it has the fact', async () => {
    const id = await searchFor(wish('must'))
    const before = (await listOf(id)).body
    const [silent] = (await cardsOf(id, { silent: 'show' })).body.filter(
      (card) => !before.some((home) => home.id === card.id),
    )
    const say = (value: string) =>
      service.call(overrideScore, {
        params: { id: silent?.id ?? '' },
        body: { scoreOverrides: { facts: [{ name: 'solarPanels', value }] } },
        as,
      })
    expect((await say('yes')).status).toBe(200)
    expect(idsOf((await listOf(id)).body)).toEqual([...idsOf(before), silent?.id].toSorted())
    expect(await statusOf(service, as, id)).toMatchObject({ resultsCount: before.length + 1 })
    await say('no')
    expect(idsOf((await listOf(id)).body)).toEqual(idsOf(before))
    expect(idsOf((await cardsOf(id, { silent: 'show' })).body)).not.toContain(silent?.id)
  })
})

describe('a saved search with a must', () => {
  const save = async (name: string): Promise<string> => {
    const filters = { locations: [richmond], ...wish('must') }
    return (await service.call(saveSearch, { as, body: { name, frequency: 'instant', filters } })).body.id
  }
  const runOf = async (id: string) => {
    const saved = (await service.call(listSavedSearches, { as })).body.find((one) => one.id === id)
    const { body } = await listOf(saved?.lastSearchId ?? '')
    return { homesCount: saved?.homesCount, shown: body.length, solar: new Set(body.map(solarOf)) }
  }

  it('counts the homes that it shows; one of an earlier build keeps the silent ones, also under a new name', async () => {
    const today = await save('Solar')
    const earlier = await save('Solar, before')
    const stored = service.store.collection<{ _id: string }>('saved_searches')
    await stored.updateOne({ _id: earlier }, { $unset: { 'filters.leavesOutSilent': 1 } })
    await service.call(updateSavedSearch, { as, params: { id: earlier }, body: { name: 'Sun' } })
    await runDue(service)
    const { homesCount, shown, solar } = await runOf(today)
    expect([homesCount, solar]).toEqual([shown, new Set(['yes'])])
    const before = await runOf(earlier)
    expect([before.homesCount, before.solar]).toEqual([before.shown, new Set(['yes', 'unknown'])])
  })
})

describe('a wish', () => {
  it('keeps homes that do not state it', async () => {
    const all = idsOf((await listOf(await searchFor({}))).body)
    const cards = await cardsOf(await searchFor(wish('prefer')))
    expect(idsOf(cards.body)).toEqual(all)
    expect(countsOf(cards)).toEqual([all.length, all.length, 0])
  })
})

describe('homes of unknown value for a filter of the results', () => {
  it('can be listed separately, as many as are counted', async () => {
    const id = await searchFor({})
    const all = (await listOf(id)).body
    const silent = idsOf(all.filter((home) => solarOf(home) === 'unknown'))
    const narrowed = await cardsOf(id, { fact: 'solarPanels' })
    expect(narrowed.headers.get('x-unknown-count')).toBe(String(silent.length))
    const asked = await cardsOf(id, { fact: 'solarPanels', unknown: 'only' })
    expect(idsOf(asked.body)).toEqual(silent)
    expect(asked.headers.get('x-shown-count')).toBe(String(silent.length))
  })
})
