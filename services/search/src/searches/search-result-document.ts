import { BreakdownLine, Coverage, KeptHome, type PropertyScore } from '@verandah/contracts'
import { defineSchema, dropIndex, Json, required, type Step, type Store } from '@verandah/kit'
import type { CurrentScore } from '@verandah/scoring-model'
import type { Seen } from '../homes/domain/seen.ts'
import { hidePrices } from '../homes/hide-prices.ts'

/** A home as one search saw it, with its score then. */
export interface ResultDoc extends PropertyScore, Seen {
  /** `searchId:propertyId`. */
  _id: string
  searchId: string
  home: KeptHome
  /** True for a found home that no longer matches. */
  isLeftOut?: boolean
}

export type ScoredResult = ResultDoc & CurrentScore

/** As stored: the home is in `seen_homes`. Earlier builds stored it here. */
export type StoredResult = Omit<ResultDoc, 'home'> & { home?: KeptHome }

const resultSchema = () => {
  const schema = defineSchema<StoredResult>({
    _id: String,
    searchId: required.string,
    propertyId: required.string,
    revision: required.number,
    home: { type: Json, contract: KeptHome },
    score: required.number,
    rule: Number,
    sortKey: Number,
    breakdown: { type: [Json], contract: BreakdownLine, default: [] },
    coverage: { type: Json, contract: Coverage, required: true },
    isLeftOut: Boolean,
  })
  schema.index({ searchId: 1, rule: 1, sortKey: -1, propertyId: 1 })
  schema.index({ propertyId: 1, revision: 1 })
  return schema
}

const dropScoreIndex: Step = {
  number: 2,
  describe: 'drops the index by score: results are sorted by rule and sort key',
  run: dropIndex('searchId_1_score_-1_propertyId_1'),
}

export function resultsIn(store: Store) {
  return store.collection('search_results', resultSchema(), {
    steps: [hidePrices({ number: 1, at: 'home' }), dropScoreIndex],
  })
}
export type Results = ReturnType<typeof resultsIn>
