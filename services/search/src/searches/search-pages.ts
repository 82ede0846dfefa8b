import { KeptHome, type AnyEnvelope } from '@verandah/contracts'
import {
  defineSchema,
  type EventCollection,
  fillerOf,
  Json,
  requiredNumber,
  requiredString,
  together,
  unpack,
  type Store,
} from '@verandah/kit'
import { type Seen, seenOf } from '../homes/domain/seen.ts'
import type { PageFacts } from './domain/page-facts.ts'
import type { SeenHomes } from './seen-homes.ts'

export interface PageDoc extends PageFacts {
  /** `searchId:provider:page`: inserted once, never overwritten. */
  _id: string
  searchId: string
  /** Where the provider's next page begins; absent where pages are asked for by their numbers. */
  cursor?: string | undefined
  /** The homes of each message that was not scored yet, as they were then. */
  homes: KeptHome[][]
}

/** As it is stored: of each message, what of which homes it was about. Builds before kept the homes here, packed or as they are, and pages of their searches are read so. */
type StoredPage = Omit<PageDoc, 'homes'> & {
  seen?: Seen[][]
  packedHomes?: string[]
  homes?: KeptHome[][]
}

/** One of the messages of a page. */
interface Part {
  pageId: string
  part: number
}

export const pagesKeptMs = 24 * 60 * 60 * 1000

const pageSchema = () => {
  const schema = defineSchema<StoredPage>({
    _id: String,
    searchId: requiredString,
    provider: requiredString,
    page: requiredNumber,
    outcome: requiredString,
    found: requiredNumber,
    total: { type: Number, default: null },
    count: Number,
    pageCount: Number,
    cursor: String,
    detail: { type: String, default: null },
    parts: requiredNumber,
    scoredParts: { type: [Number], default: [] },
    seen: { type: [Json], default: undefined },
    homes: { type: [Json], contract: KeptHome, default: undefined },
    packedHomes: { type: [String], default: undefined },
  })
  schema.index({ searchId: 1, provider: 1, page: 1 })
  return schema
}

export const pageIdOf = (searchId: string, provider: string, page: number): string => `${searchId}:${provider}:${page}`

const nothing = ''
const fillHome = fillerOf(KeptHome)

const unpackHomes = (packed: string): KeptHome[] => {
  const homes = packed === nothing ? [] : (unpack(packed) as KeptHome[])
  for (const home of homes) fillHome?.(home)
  return homes
}

const keptHere = ({ packedHomes, homes }: StoredPage, part: number): KeptHome[] =>
  (packedHomes ? unpackHomes(packedHomes[part] ?? nothing) : homes?.[part]) ?? []

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
