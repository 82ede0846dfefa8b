import type { PropertyScore, KeptHome, ScoreOverrides, SearchedLocality, Weights } from '@verandah/contracts'
import { evaluateProperty, weighEvaluation } from '@verandah/scoring-model'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import { packed, packingKey } from './packed-worth.ts'
import type { RankingParts } from './ranking-parts.ts'

interface Scoring {
  weights: Weights
  /** Each with what the search that found it was looking at. */
  homes: { home: KeptHome; locations: SearchedLocality[]; isRescoreDue?: boolean }[]
}

/** `worth` is packed for the next change of weights, where no values of its buyer's own count. */
export type ScoredHome = PropertyScore & { home: KeptHome; isRescoreDue?: boolean; worth?: string }

/** With what its buyer put in place of calculated values. */
export type OwnScoredHome = ScoredHome & { overrides: ScoreOverrides | null }

/** Homes scored by what a user weighs, with the values that they put in place of calculated ones. */
export const scoreForUser = async (
  overrides: RankingParts['overrides'],
  userId: string,
  { weights, homes }: Scoring,
): Promise<OwnScoredHome[]> => {
  const ids = homes.map(({ home }) => home.id)
  const own = await overrides.of(userId, ids)
  const key = packingKey(weights)
  return homes.map(({ home, locations, isRescoreDue = false }) => {
    const mine = own.get(home.id) ?? null
    const evaluation = evaluateProperty({ input: scoringInputOf(home, mine), weights, filters: { locations } })
    const worth = mine === null && { worth: packed(key, home.revision, evaluation) }
    return { home, overrides: mine, isRescoreDue, ...worth, ...weighEvaluation(evaluation, weights) }
  })
}
