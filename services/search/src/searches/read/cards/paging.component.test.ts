import {
  type BuyersMoney,
  CardSort,
  defaultWeights,
  type HomeCard,
  listResultCards,
  type Property,
  shownPriceOf,
  type Weights,
} from '@verandah/contracts'
import { bundledTables } from '@verandah/true-cost'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHomeCosts } from '../../../costs/money-parts.ts'
import { openPipeline, planProvider, type Pipeline } from '../../../testing/open-pipeline.ts'
import { scoredAs } from '../../../testing/scored-as.ts'
import { showResults } from '../show-results.ts'
import { pageOf } from './list-cards.ts'
import { keptHome, narrowings, someHome, type SomeHome } from './testing/some-homes.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const pinned: Weights = {
  ...defaultWeights,
  additionalCriteria: {},
  places: [],
  idealCriteria: {},
  useFiltersForScoring: true,
}
const provider = planProvider('plan', () => ({}))
const now = () => pipeline.clock.now().getTime()

/** Adds homes to a search, with the buyer's marks. */
const put = async (searchId: string, userId: string, homes: SomeHome[], names: (index: number) => string) => {
  const kept = homes.map((some, index) => ({ ...some, home: keptHome(names(index), now(), some) }))
  await pipeline.results.record(
    searchId,
    kept.map(({ home, score }) => ({ home, ...scoredAs(score) })),
  )
  for (const { home, mark } of kept) {
    if (mark === 'seen') await pipeline.homeMarks.see(userId, home.id, pipeline.clock.now())
    if (mark === 'hidden')
      await pipeline.homeMarks.hide(userId, home.id, { at: pipeline.clock.now(), reason: undefined })
  }
}

const money: BuyersMoney = {
  buyers: [{ residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }],
  deposit: { dollars: 150 },
}
const homeCosts = createHomeCosts(bundledTables)
const costOf = (home: Property) => homeCosts(money, pipeline.clock.now())(home)
const monthOf = (home: Property) => costOf(home)?.monthly?.from

const begin = async () => {
  const { data } = await pipeline.queue([provider])
  await pipeline.buyersMoney.save(data.userId, money)
  return data
}
/** From here on pages may be read in stored order. */
const end = (searchId: string) =>
  pipeline.store.connection
    .collection<{ _id: string }>('searches')
    .updateOne({ _id: searchId }, { $set: { status: 'completed' } })
const found = async (searchId: string) => (await pipeline.searches.find(searchId))!
const bareOf = async (searchId: string) =>
  showResults(pipeline, await found(searchId), await pipeline.results.listOf(searchId))

type Page = { cards: HomeCard[]; headers: Record<string, string> }

/** All pages, following their links; `between` runs after each. */
const pagesOf = async (searchId: string, query: object, between = () => Promise.resolve()): Promise<Page[]> => {
  const page: Page = await pageOf(pipeline, await found(searchId), listResultCards.query!.parse(query))
  const next = /<[^?>]+\?([^>]+)>; rel="next"/.exec(page.headers.Link ?? '')?.[1]
  if (next === undefined) return [page]
  await between()
  const { type = [], ...rest } = query as { type?: string[] }
  const following = Object.fromEntries(new URLSearchParams(next))
  return [page, ...(await pagesOf(searchId, { ...rest, ...following, ...(type.length > 0 && { type }) }, between))]
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z]+/)

const isAtMost = (known: number | null | undefined, most: string | undefined): boolean =>
  most === undefined || (known ?? last) <= Number(most)

/** The predicates of the narrowing, implemented independently. */
const isWanted = (home: Property, marks: Map<string, string>, asked: Record<string, string | string[]>): boolean => {
  const { type, fact, under, month, unseen, words, without, beds, hidden } = asked as Record<string, string | undefined>
  const text = wordsOf(`${home.title} ${home.address} ${home.description} ${home.features.join(' ')}`)
  const has = (word: string) => text.some((one) => one.startsWith(word))
  const isHidden = marks.get(home.id) === 'hidden'
  const least = home.priceFrom ?? home.price
  const rooms = home.bedrooms ?? (home.propertyType === 'Land' ? 0 : Number.NaN)
  return (
    (type === undefined || [type].flat().includes(home.propertyType)) &&
    (fact === undefined || home.facts.some(({ name, value }) => name === 'pool' && value === 'yes')) &&
    isAtMost(least, under) &&
    isAtMost(monthOf(home), month) &&
    (unseen === undefined || marks.get(home.id) !== 'seen') &&
    (words === undefined || wordsOf(words).every(has)) &&
    (without === undefined || !wordsOf(without).some(has)) &&
    (beds === undefined || rooms >= Number(beds)) &&
    (hidden === 'show' || isHidden === (hidden === 'only'))
  )
}

const last = Number.POSITIVE_INFINITY
const priceOf = (home: Property) => {
  const price = shownPriceOf(home)
  return price === null || price < 1000 ? null : price
}
const keys: Record<CardSort, (home: Property) => number> = {
  match: ({ score }) => -(score ?? 0),
  newest: ({ listedAt }) => (listedAt === null ? last : -Date.parse(listedAt)),
  'longest-listed': ({ listedAt }) => (listedAt === null ? last : Date.parse(listedAt)),
  'price-low': (home) => priceOf(home) ?? last,
  'price-high': (home) => -(priceOf(home) ?? -last),
  'cash-low': (home) => costOf(home)?.cash.from ?? last,
  'month-low': (home) => monthOf(home) ?? last,
  'open-next': ({ inspections: [first] }) =>
    first === undefined || Date.parse(first.start) <= now() ? last : Date.parse(first.start),
  land: ({ landSize }) => -(landSize ?? -last),
}

const sorted = (homes: Property[], sort: CardSort): string[] =>
  homes
    .map((home) => ({ id: home.id, key: keys[sort](home) }))
    .sort((a, b) => (a.key === b.key ? (a.id < b.id ? -1 : 1) : a.key < b.key ? -1 : 1))
    .map(({ id }) => id)

const nameOf = (index: number) => `home-${String(index).padStart(2, '0')}`
const asked = fc.record({
  homes: fc.array(someHome, { maxLength: 30, size: 'max' }),
  arriving: fc.array(someHome, { maxLength: 6 }),
  narrowing: narrowings,
  sort: fc.constantFrom(...CardSort.options),
  limit: fc.integer({ min: 1, max: 12 }),
  isOver: fc.boolean(),
})

describe('pages of a search', () => {
  it('together are the narrowed list in the requested order, each home once, for any homes and any narrowing', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ homes, narrowing, sort, limit, isOver }) => {
        const { searchId, userId } = await begin()
        await put(searchId, userId, homes, nameOf)
        const marks = new Map(homes.map(({ mark }, index) => [nameOf(index), mark]))
        if (isOver) await end(searchId)
        const bare = await bareOf(searchId)
        const pages = await pagesOf(searchId, { ...narrowing, sort, limit })
        const wanted = bare.filter((home) => isWanted(home, marks, narrowing))
        expect(pages.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(sorted(wanted, sort))
        expect(pages.slice(0, -1).every(({ cards }) => cards.length === limit)).toBe(true)
        expect(pages[0]?.headers).toMatchObject({
          'X-Total-Count': String(bare.length),
          'X-Shown-Count': String(wanted.length),
          'X-Hidden-Count': String(homes.filter(({ mark }) => mark === 'hidden').length),
        })
        const plain = await pagesOf(searchId, { sort: 'match', limit })
        const unhidden = bare.filter((home) => isWanted(home, marks, {}))
        expect(plain.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(sorted(unhidden, 'match'))
        expect(plain[0]?.headers['X-Shown-Count']).toBe(String(unhidden.length))
      }),
      { numRuns: 40 },
    )
  })

  it('repeat no home and lose none while others arrive and the search gets its weights', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ homes, arriving, sort, limit }) => {
        const { searchId, userId } = await begin()
        await put(searchId, userId, homes, nameOf)
        const before = (await pagesOf(searchId, { sort, limit: 100 })).flatMap(({ cards }) => cards)
        let come = 0
        const pages = await pagesOf(searchId, { sort, limit }, async () => {
          const next = arriving[come]
          if (next !== undefined) await put(searchId, userId, [next], () => `new-${come}`)
          await pipeline.searches.pinWeights(searchId, pinned)
          come += 1
        })
        const ids = pages.flatMap(({ cards }) => cards.map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
        const known = new Set(before.map(({ id }) => id))
        expect(ids.filter((id) => known.has(id))).toEqual(before.map(({ id }) => id))
      }),
      { numRuns: 25 },
    )
  })
})
