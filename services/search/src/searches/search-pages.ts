import type { AnyEnvelope } from '@verandah/contracts'
import { type EventCollection, coalesce, type Store } from '@verandah/kit'
import { type Seen, seenOf } from '../homes/domain/seen.ts'
import type { SearchDoc } from './search-document.ts'
import type { SeenHomes } from './seen-homes.ts'
import type { PageOutcome } from './domain/page-plan.ts'
import { pageSchema, type PageDoc, type StoredPage } from './fetch/stored-page.ts'

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

/** The homes of an unscored message. */
const seenIn = (page: StoredPage | undefined, part: number): Seen[] =>
  page === undefined || page.scoredParts.includes(part) ? [] : (page.seen?.[part] ?? [])

type Reopened = Pick<SearchDoc, '_id' | 'rounds' | 'asksAgain'>

interface Deps {
  store: Store
  seenHomes: SeenHomes
  retainMs: number
}

/** The `search_pages` collection: each provider's pages, and which are scored. */
export function createSearchPages({ store, seenHomes, retainMs }: Deps) {
  const { model, insertInOrder } = store.eventCollection('search_pages', pageSchema(), { retainMs })
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
          return { doc: { ...page, scoredParts: [], seen }, events }
        }),
      ),
    factsOf: (searchIds: string[]) =>
      model.find({ searchId: { $in: searchIds } }, { seen: 0 }).lean<Omit<PageDoc, 'homes'>[]>(),
    announced: async (searchId: string): Promise<Seen[]> =>
      (await model.find({ searchId }, { seen: 1 }).lean<StoredPage[]>()).flatMap(({ seen = [] }) => seen.flat()),
    seenOf: async (parts: readonly Part[]): Promise<Seen[][]> => {
      const found = await model.find({ _id: { $in: parts.map(({ pageId }) => pageId) } }).lean<StoredPage[]>()
      const pages = new Map(found.map((page) => [page._id, page]))
      return parts.map(({ pageId, part }) => seenIn(pages.get(pageId), part))
    },
    withHomesOf: async (searchId: string): Promise<PageDoc[]> => {
      const pages = await model.find({ searchId }).lean<StoredPage[]>()
      return Promise.all(
        pages.map(async (page) => {
          const read = (_: unknown, part: number) => seenHomes.read(seenIn(page, part))
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
