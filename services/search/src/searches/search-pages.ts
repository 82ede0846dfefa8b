import type { AnyEnvelope } from '@verandah/contracts'
import { type EventCollection, coalesce, type Store } from '@verandah/kit'
import { type Seen, seenOf } from '../homes/domain/seen.ts'
import type { SearchDoc } from './search-document.ts'
import type { SeenHomes } from './seen-homes.ts'
import type { PageOutcome } from './domain/page-plan.ts'
import { keptHere, pageSchema, type PageDoc, type StoredPage } from './fetch/stored-page.ts'

interface Part {
  pageId: string
  part: number
}

interface NewPage {
  page: Omit<PageDoc, 'scoredParts'>
  events: AnyEnvelope[]
}

export function pageIdOf(searchId: string, provider: string, page: number): string {
  return `${searchId}:${provider}:${page}`
}

const withoutHomes = { seen: 0, homes: 0, packedHomes: 0 } as const

/** The homes of unscored messages. */
const readingSeen = (model: EventCollection<StoredPage>['model'], seenHomes: SeenHomes) => {
  const seenIn = async (page: StoredPage | undefined, part: number): Promise<Seen[]> => {
    if (page === undefined || page.scoredParts.includes(part)) return []
    if (page.seen) return page.seen[part] ?? []
    const homes = keptHere(page, part)
    await seenHomes.keep(homes)
    return homes.map(seenOf)
  }
  const seenOfParts = async (parts: readonly Part[]): Promise<Seen[][]> => {
    const ids = [...new Set(parts.map(({ pageId }) => pageId))]
    const found = await model.find({ _id: { $in: ids } }).lean<StoredPage[]>()
    const pages = new Map(found.map((page) => [page._id, page]))
    return Promise.all(parts.map(({ pageId, part }) => seenIn(pages.get(pageId), part)))
  }
  return { seenIn, seenOfParts }
}

type Reopened = Pick<SearchDoc, '_id' | 'rounds' | 'asksAgain'>

interface Deps {
  store: Store
  seenHomes: SeenHomes
  retainMs: number
}

/** The `search_pages` collection: each provider's pages, and which are scored. */
export function createSearchPages({ store, seenHomes, retainMs }: Deps) {
  const { model, insertInOrder } = store.eventCollection('search_pages', pageSchema(), { retainMs })
  const { seenIn, seenOfParts } = readingSeen(model, seenHomes)
  const mark = coalesce(async (parts: Part[]) => {
    const operations = parts.map(({ pageId, part }) => ({
      updateOne: { filter: { _id: pageId }, update: { $addToSet: { scoredParts: part } } },
    }))
    await model.collection.bulkWrite(operations as never, { ordered: false })
  })

  return {
    /** Adds pages whose homes are stored, up to the first that exists, after a redelivery; resolves to their number. */
    add: (pages: readonly NewPage[]) =>
      insertInOrder(
        pages.map(({ page: { homes, ...page }, events }) => {
          const seen = homes.map((part) => part.map(seenOf))
          // Empty for the previous build, which would fail without the field.
          return { doc: { ...page, scoredParts: [], seen, packedHomes: [] }, events }
        }),
      ),
    factsOf: (searchIds: string[]) =>
      model.find({ searchId: { $in: searchIds } }, withoutHomes).lean<Omit<PageDoc, 'homes'>[]>(),
    announced: async (searchId: string): Promise<Seen[]> =>
      (await model.find({ searchId }, { seen: 1 }).lean<StoredPage[]>()).flatMap(({ seen = [] }) => seen.flat()),
    seenOf: seenOfParts,
    withHomesOf: async (searchId: string): Promise<PageDoc[]> => {
      const pages = await model.find({ searchId }).lean<StoredPage[]>()
      return Promise.all(
        pages.map(async (page) => {
          const read = async (_: unknown, part: number) => seenHomes.read(await seenIn(page, part))
          return { ...page, homes: await Promise.all(Array.from({ length: page.parts }, read)) }
        }),
      )
    },
    markScored: (pageId: string, part: number) => mark({ pageId, part }),
    ...deleting(model),
  }
}

const deleting = (model: EventCollection<StoredPage>['model']) => ({
  /** Deletes what a reopened search fetches again; never a page of its own round, however late this is called. */
  dropUnanswered: async ({ _id: searchId, rounds, asksAgain }: Reopened): Promise<void> => {
    if (rounds === undefined) return
    const outcomes: PageOutcome[] = asksAgain ? ['late', 'limited'] : ['late', 'limited', 'failed']
    const ofThese = asksAgain && { provider: { $in: asksAgain } }
    await model.deleteMany({ searchId, ...ofThese, outcome: { $in: outcomes }, round: { $not: { $gte: rounds } } })
  },
  purgeOf: (searchIds: string[]) => model.deleteMany({ searchId: { $in: searchIds } }),
})
