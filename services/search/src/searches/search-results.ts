import type { KeptHome, PropertyScore } from '@verandah/contracts'
import { behind, type ListPlace, upsertNewer, type Logger, type Store } from '@verandah/kit'
import { type CurrentScore, scoringRule } from '@verandah/scoring-model'
import { type Seen, namingSeen, seenOf } from '../homes/domain/seen.ts'
import type { ScoredHome } from '../ranking/score-for-user.ts'
import { addHomes, type AddHomes } from './read/add-homes.ts'
import {
  type ResultDoc,
  type Results,
  resultsIn,
  type ScoredResult,
  type StoredResult,
} from './search-result-document.ts'
import { type SeenHomes, unknownHome } from './seen-homes.ts'

/** A home of a search with the requested fields; the rest is null. */
export type ResultRow = Pick<ResultDoc, 'propertyId' | 'revision' | 'rule' | 'sortKey' | 'home'> & {
  /** Whether overrides took part in its score. */
  isOverridden: boolean
}

const nothingScored = { score: 0, breakdown: [], coverage: { known: 0, total: 0 }, rule: scoringRule, sortKey: 0 }
const outdated = { $or: [{ rule: null }, { rule: { $lt: scoringRule } }] }
const shown = { isLeftOut: { $ne: true } }

interface Best {
  without: readonly string[]
  after: ListPlace | null
  limit: number
}

const best = { field: 'sortKey', direction: -1, tie: 'propertyId' } as const

/** The `search_results` collection. */
export function createSearchResults({ store, seenHomes, log }: { store: Store; seenHomes: SeenHomes; log: Logger }) {
  const model = resultsIn(store)
  return { ...questions(model, addHomes({ seenHomes, log })), ...counts(model), ...changes(model, seenHomes) }
}

const questions = (model: Results, withHomes: AddHomes) => ({
  /** Unordered. */
  listOf: async (searchId: string): Promise<ResultDoc[]> =>
    withHomes({ searchId, rows: await model.find({ searchId, ...shown }).lean<StoredResult[]>() }),
  /** Like `listOf`, with the requested fields only: long descriptions are not read. */
  rowsOf: async (searchId: string, fields: readonly (keyof KeptHome)[]): Promise<ResultRow[]> => {
    const wanted = ['propertyId', 'revision', 'rule', 'sortKey', 'breakdown.isOverridden']
    const inline = ['revision', ...fields].map((name) => `home.${name}`)
    const projection = Object.fromEntries([...wanted, ...inline].map((path) => [path, 1]))
    const rows = await model.find({ searchId, ...shown }, { ...projection, _id: 0 }).lean<StoredResult[]>()
    const joined = fields.length === 0 ? rows : await withHomes({ searchId, rows, fields })
    return joined.map(({ breakdown, home, ...row }) => ({
      ...row,
      home: { ...unknownHome, ...home } as KeptHome,
      isOverridden: breakdown.some(({ isOverridden }) => isOverridden === true),
    }))
  },
  /** Those with a score by an earlier rule. */
  outdatedOf: async (searchId: string): Promise<ResultDoc[]> =>
    withHomes({ searchId, rows: await model.find({ searchId, ...outdated, ...shown }).lean<StoredResult[]>() }),
  findAll: async (searchId: string, propertyIds: readonly string[]): Promise<ResultDoc[]> => {
    const found = model.find({ _id: { $in: propertyIds.map((id) => `${searchId}:${id}`) }, ...shown })
    return propertyIds.length === 0 ? [] : withHomes({ searchId, rows: await found.lean<StoredResult[]>() })
  },
})

const counts = (model: Results) => ({
  /** Ids and sort keys in order, after a given one if named; reads no home. Needs scores by the current rule. */
  bestOf: (searchId: string, { without, after, limit }: Best) =>
    model
      .find({ searchId, rule: scoringRule, ...shown, propertyId: { $nin: without }, ...behind(best, after) })
      .select({ propertyId: 1, sortKey: 1, _id: 0 })
      .sort({ sortKey: -1, propertyId: 1 })
      .limit(limit)
      .lean<Pick<ScoredResult, 'propertyId' | 'sortKey'>[]>(),
  /** Whether some of its scores are by an earlier rule. */
  hasOutdated: async (searchId: string): Promise<boolean> => (await model.exists({ searchId, ...outdated })) !== null,
  /** How many of these homes it shows. */
  countAmong: async (searchId: string, propertyIds: readonly string[]) =>
    propertyIds.length === 0
      ? 0
      : model.countDocuments({ _id: { $in: propertyIds.map((id) => `${searchId}:${id}`) }, ...shown }),
  /** Of every found home, matching or not. */
  revisionsOf: (searchId: string) => model.find({ searchId }, { propertyId: 1, revision: 1, _id: 0 }).lean<Seen[]>(),
  countOf: (searchId: string) => model.countDocuments({ searchId, ...shown }),
  isShownBySome: async ({ propertyId, revision }: Seen): Promise<boolean> =>
    (await model.exists({ propertyId, revision })) !== null,
})

type Scored = Seen & PropertyScore

const fieldsOfScore = ({ score, breakdown, coverage, rule, sortKey }: PropertyScore) => ({
  score,
  breakdown,
  coverage,
  rule: rule ?? null,
  sortKey,
})

const changes = (model: Results, seenHomes: SeenHomes) => {
  /** An older revision of a home never overwrites a newer one. */
  const write = (searchId: string, scored: readonly Scored[], { isLeftOut }: { isLeftOut: boolean }) =>
    upsertNewer(
      model.collection,
      scored.map(({ propertyId, revision, ...score }) => ({
        id: `${searchId}:${propertyId}`,
        revision,
        fields: { searchId, propertyId, ...fieldsOfScore(score), isLeftOut },
      })),
    )
  /** For homes that are already stored. */
  const recordSeen = (searchId: string, scored: readonly Scored[]) => write(searchId, scored, { isLeftOut: false })

  return {
    recordSeen,
    record: async (searchId: string, scored: readonly ScoredHome[]) => {
      await seenHomes.keep(scored.map(({ home }) => home))
      await recordSeen(searchId, scored.map(namingSeen))
    },
    /** Replaces scores of the same revisions. */
    convert: async (searchId: string, scored: readonly (Seen & CurrentScore)[]) => {
      const operations = scored.map(({ propertyId, revision, ...score }) => ({
        updateOne: { filter: { _id: `${searchId}:${propertyId}`, revision }, update: { $set: fieldsOfScore(score) } },
      }))
      if (operations.length > 0) await model.collection.bulkWrite(operations as never, { ordered: false })
    },
    /** Removes homes that no longer match; an older revision does not restore them. */
    leaveOut: (searchId: string, homes: readonly KeptHome[]) => {
      const seen = homes.map((home) => ({ ...seenOf(home), ...nothingScored }))
      return write(searchId, seen, { isLeftOut: true })
    },
    purgeOf: (searchIds: string[]) => model.deleteMany({ searchId: { $in: searchIds } }),
  }
}
