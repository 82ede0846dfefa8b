import { KeptHome, type AnyEnvelope } from '@verandah/contracts'
import { defineSchema, Json, requiredNumber, requiredString, type Store } from '@verandah/kit'
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

export const pagesKeptMs = 24 * 60 * 60 * 1000

const pageSchema = () => {
  const schema = defineSchema<PageDoc>({
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
    homes: { type: [Json], contract: KeptHome, default: [] },
  })
  schema.index({ searchId: 1, provider: 1, page: 1 })
  return schema
}

export const pageIdOf = (searchId: string, provider: string, page: number): string => `${searchId}:${provider}:${page}`

/** The `search_pages` collection: what each provider said, page by page, and whether it came back scored. */
export const createSearchPages = ({ store }: { store: Store }) => {
  const { model, insert } = store.eventCollection('search_pages', pageSchema(), { retainMs: pagesKeptMs })

  return {
    /** False when the page is there already: a redelivery. */
    add: (page: Omit<PageDoc, 'scoredParts'>, events: AnyEnvelope[]) => insert({ ...page, scoredParts: [] }, events),
    factsOf: (searchIds: string[]) =>
      model.find({ searchId: { $in: searchIds } }, { homes: 0 }).lean<Omit<PageDoc, 'homes'>[]>(),
    homesOf: async (pageId: string, part: number): Promise<KeptHome[]> =>
      (await model.findOne({ _id: pageId }, { homes: 1 }).lean<Pick<PageDoc, 'homes'>>())?.homes[part] ?? [],
    withHomesOf: (searchId: string) => model.find({ searchId }).lean<PageDoc[]>(),
    /** Its homes are in the results then, and leave the page: every later write of the page is a small one. */
    markScored: (pageId: string, part: number) =>
      model.updateOne(
        { _id: pageId, [`homes.${part}`]: { $exists: true } },
        { $addToSet: { scoredParts: part }, $set: { [`homes.${part}`]: [] } },
      ),
    /** Those that did not come make room for another try. */
    dropFailed: (searchId: string) => model.deleteMany({ searchId, outcome: { $nin: ['more', 'last'] } }),
    purgeOf: (searchIds: string[]) => model.deleteMany({ searchId: { $in: searchIds } }),
  }
}
