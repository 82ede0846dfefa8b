import type { AnyEnvelope } from '@verandah/contracts'
import { type EventCollection, together, type Store } from '@verandah/kit'
import { type Seen, seenOf } from '../homes/domain/seen.ts'
import type { SeenHomes } from './seen-homes.ts'
import { keptHere, pageSchema, type PageDoc, type StoredPage } from './stored-page.ts'

/** One of the messages of a page. */
interface Part {
  pageId: string
  part: number
}

export const pagesKeptMs = 24 * 60 * 60 * 1000

export const pageIdOf = (searchId: string, provider: string, page: number): string => `${searchId}:${provider}:${page}`

const withoutHomes = { seen: 0, homes: 0, packedHomes: 0 } as const

/** The homes of messages that are still to be scored. */
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

/** The `search_pages` collection: what each provider said, page by page, and whether it came back scored. */
export const createSearchPages = ({ store, seenHomes }: { store: Store; seenHomes: SeenHomes }) => {
  const { model, insert } = store.eventCollection('search_pages', pageSchema(), { retainMs: pagesKeptMs })
  const { seenIn, seenOfParts } = readingSeen(model, seenHomes)
  const mark = together(async (parts: Part[]) => {
    const operations = parts.map(({ pageId, part }) => ({
      updateOne: { filter: { _id: pageId }, update: { $addToSet: { scoredParts: part } } },
    }))
    await model.collection.bulkWrite(operations as never, { ordered: false })
  })

  return {
    /** With homes that are kept already. False when the page is there already: a redelivery. */
    add: ({ homes, ...page }: Omit<PageDoc, 'scoredParts'>, events: AnyEnvelope[]) => {
      const seen = homes.map((part) => part.map(seenOf))
      // The build before finds no homes to score here, where it would fail without any field.
      return insert({ ...page, scoredParts: [], seen, packedHomes: [] }, events)
    },
    factsOf: (searchIds: string[]) =>
      model.find({ searchId: { $in: searchIds } }, withoutHomes).lean<Omit<PageDoc, 'homes'>[]>(),
    /** What was announced of a search so far. */
    announced: async (searchId: string): Promise<Seen[]> =>
      (await model.find({ searchId }, { seen: 1 }).lean<StoredPage[]>()).flatMap(({ seen = [] }) => seen.flat()),
    seenOf: seenOfParts,
    homesOf: async (pageId: string, part: number) => seenHomes.read((await seenOfParts([{ pageId, part }])).flat()),
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
    /** Those that did not come make room for another try. */
    dropFailed: (searchId: string) => model.deleteMany({ searchId, outcome: { $nin: ['more', 'last'] } }),
    purgeOf: (searchIds: string[]) => model.deleteMany({ searchId: { $in: searchIds } }),
  }
}
