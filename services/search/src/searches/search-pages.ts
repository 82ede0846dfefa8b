import { KeptHome, type AnyEnvelope } from '@verandah/contracts'
import { defineSchema, fillerOf, Json, pack, requiredNumber, requiredString, unpack, type Store } from '@verandah/kit'
import type { PageFacts } from './domain/page-facts.ts'

export interface PageDoc extends PageFacts {
  /** `searchId:provider:page`: inserted once, never overwritten. */
  _id: string
  searchId: string
  /** Where the provider's next page begins; absent where pages are asked for by their numbers. */
  cursor?: string | undefined
  /** The homes of each message that was not scored yet, as they were then. */
  homes: KeptHome[][]
}

/** As it is stored. The build before kept `homes` as they are, and pages of its searches are read so. */
type StoredPage = PageDoc & { packedHomes?: string[] | undefined }

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

const homesIn = ({ packedHomes, homes }: Pick<StoredPage, 'packedHomes' | 'homes'>): KeptHome[][] =>
  packedHomes?.map(unpackHomes) ?? homes

/** The `search_pages` collection: what each provider said, page by page, and whether it came back scored. */
export const createSearchPages = ({ store }: { store: Store }) => {
  const { model, insert } = store.eventCollection('search_pages', pageSchema(), { retainMs: pagesKeptMs })

  return {
    /** False when the page is there already: a redelivery. */
    add: ({ homes, ...page }: Omit<PageDoc, 'scoredParts'>, events: AnyEnvelope[]) =>
      insert({ ...page, scoredParts: [], packedHomes: homes.map(pack) }, events),
    factsOf: (searchIds: string[]) =>
      model.find({ searchId: { $in: searchIds } }, { homes: 0, packedHomes: 0 }).lean<Omit<PageDoc, 'homes'>[]>(),
    homesOf: async (pageId: string, part: number): Promise<KeptHome[]> => {
      const page = await model.findOne({ _id: pageId }, { homes: 1, packedHomes: 1 }).lean<StoredPage>()
      return (page && homesIn(page)[part]) ?? []
    },
    withHomesOf: async (searchId: string): Promise<PageDoc[]> =>
      (await model.find({ searchId }).lean<StoredPage[]>()).map(({ packedHomes, ...page }) => ({
        ...page,
        homes: homesIn({ ...page, packedHomes }),
      })),
    /** Its homes are in the results then, and leave the page: every later write of the page is a small one. */
    markScored: async (pageId: string, part: number): Promise<void> => {
      const emptied = async (place: string, empty: unknown) => {
        const change = { $addToSet: { scoredParts: part }, $set: { [place]: empty } }
        return (await model.updateOne({ _id: pageId, [place]: { $exists: true } }, change)).matchedCount === 1
      }
      if (!(await emptied(`packedHomes.${part}`, nothing))) await emptied(`homes.${part}`, [])
    },
    /** Those that did not come make room for another try. */
    dropFailed: (searchId: string) => model.deleteMany({ searchId, outcome: { $nin: ['more', 'last'] } }),
    purgeOf: (searchIds: string[]) => model.deleteMany({ searchId: { $in: searchIds } }),
  }
}
