import { BreakdownLine, Coverage, KeptHome, type PropertyScore } from '@verandah/contracts'
import { defineSchema, Json, requiredNumber, requiredString, upsertNewer, type Store } from '@verandah/kit'
import type { ScoredHome } from '../ranking/score-for-user.ts'
import { hidePrices } from '../homes/hide-prices.ts'

/** A home as one search saw it: its snapshot and score then. */
export interface ResultDoc extends PropertyScore {
  /** `searchId:propertyId`. */
  _id: string
  searchId: string
  propertyId: string
  revision: number
  home: KeptHome
  /** True for a home that the search came across, and that does not match it as it is now. */
  isLeftOut?: boolean
}

/** A home of a search with as much of it as was asked for; the rest is null. */
export type ResultRow = Pick<ResultDoc, 'propertyId' | 'revision' | 'score' | 'home'> & {
  /** Whether the buyer's own values took part in its score. */
  isOverridden: boolean
}

const resultSchema = () => {
  const schema = defineSchema<ResultDoc>({
    _id: String,
    searchId: requiredString,
    propertyId: requiredString,
    revision: requiredNumber,
    home: { type: Json, contract: KeptHome, required: true },
    score: requiredNumber,
    breakdown: { type: [Json], contract: BreakdownLine, default: [] },
    coverage: { type: Json, contract: Coverage, required: true },
    isLeftOut: Boolean,
  })
  schema.index({ searchId: 1, score: -1, propertyId: 1 })
  return schema
}

/** What is not there is unknown, as a build before may have left it. */
const unknownHome = Object.fromEntries(
  Object.keys(KeptHome.shape).map((field) => [field, field === 'facts' ? [] : null]),
) as Partial<KeptHome>

const nothingScored = { score: 0, breakdown: [], coverage: { known: 0, total: 0 } }
const shown = { isLeftOut: { $ne: true } }

interface Best {
  without: readonly string[]
  after: { score: number; id: string } | null
  limit: number
}

const among = ({ without, after }: Omit<Best, 'limit'>) => ({
  $and: [
    { propertyId: { $nin: without } },
    after ? { $or: [{ score: { $lt: after.score } }, { score: after.score, propertyId: { $gt: after.id } }] } : {},
  ],
})

/** The `search_results` collection. */
export const createSearchResults = ({ store }: { store: Store }) => {
  const model = collectionIn(store)
  return { ...questions(model), ...changes(model) }
}

const collectionIn = (store: Store) =>
  store.collection('search_results', resultSchema(), { steps: [hidePrices({ number: 1, at: 'home' })] })
type Model = ReturnType<typeof collectionIn>

const questions = (model: Model) => ({
  /** Best first; ties by id, so that the order never changes by itself. */
  listOf: (searchId: string) =>
    model
      .find({ searchId, ...shown })
      .sort({ score: -1, propertyId: 1 })
      .lean<ResultDoc[]>(),
  /** The same as `listOf`, in no order and without what nobody asked for: a long description is left where it is. */
  rowsOf: async (searchId: string, fields: readonly (keyof KeptHome)[]): Promise<ResultRow[]> => {
    const wanted = [
      'propertyId',
      'revision',
      'score',
      'breakdown.isOverridden',
      ...fields.map((name) => `home.${name}`),
    ]
    const projection = Object.fromEntries(wanted.map((path) => [path, 1]))
    const docs = await model.find({ searchId, ...shown }, { ...projection, _id: 0 }).lean<ResultDoc[]>()
    return docs.map(({ breakdown, home, ...row }) => ({
      ...row,
      home: { ...unknownHome, ...home },
      isOverridden: breakdown.some(({ isOverridden }) => isOverridden === true),
    }))
  },
  /** The ids and scores of the best, behind one of them where it is named; no home is read. */
  bestOf: (searchId: string, { limit, ...which }: Best) =>
    model
      .find({ searchId, ...shown, ...among(which) }, { propertyId: 1, score: 1, _id: 0 })
      .sort({ score: -1, propertyId: 1 })
      .limit(limit)
      .lean<Pick<ResultDoc, 'propertyId' | 'score'>[]>(),
  /** How many of these homes it shows. */
  countAmong: (searchId: string, propertyIds: readonly string[]) =>
    model.countDocuments({ _id: { $in: propertyIds.map((id) => `${searchId}:${id}`) }, ...shown }),
  findAll: (searchId: string, propertyIds: readonly string[]) =>
    model.find({ _id: { $in: propertyIds.map((id) => `${searchId}:${id}`) }, ...shown }).lean<ResultDoc[]>(),
  /** Of every home that the search came across. */
  revisionsOf: (searchId: string) =>
    model.find({ searchId }, { propertyId: 1, revision: 1 }).lean<Pick<ResultDoc, 'propertyId' | 'revision'>[]>(),
  find: (searchId: string, propertyId: string) =>
    model.findOne({ _id: `${searchId}:${propertyId}`, ...shown }).lean<ResultDoc>(),
  countOf: (searchId: string) => model.countDocuments({ searchId, ...shown }),
})

const changes = (model: Model) => {
  /** An older revision of a home never overwrites a newer one. */
  const write = (searchId: string, scored: ScoredHome[], { isLeftOut }: { isLeftOut: boolean }) =>
    upsertNewer(
      model,
      scored.map(({ home, score, breakdown, coverage }) => ({
        id: `${searchId}:${home.id}`,
        revision: home.revision,
        fields: { searchId, propertyId: home.id, home, score, breakdown, coverage, isLeftOut },
      })),
    )

  return {
    record: (searchId: string, scored: ScoredHome[]) => write(searchId, scored, { isLeftOut: false }),
    /** Takes homes out of a search that no longer match it; an older revision does not bring them back. */
    leaveOut: (searchId: string, homes: KeptHome[]) => {
      const unscored = homes.map((home) => ({ home, ...nothingScored }))
      return write(searchId, unscored, { isLeftOut: true })
    },
    purgeOf: (searchIds: string[]) => model.deleteMany({ searchId: { $in: searchIds } }),
  }
}
