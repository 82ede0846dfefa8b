import type { KeptHome, ScoreOverrides, SearchedLocality, Weights } from '@verandah/contracts'
import { type CurrentScore, evaluateProperty, weighEvaluation } from '@verandah/scoring-model'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import { packed, packingKey } from './packed-worth.ts'
import type { RankingParts } from './ranking-parts.ts'

interface Scoring {
  weights: Weights
  /** Each with the places of the search that found it. */
  homes: { home: KeptHome; locations: SearchedLocality[]; isRescoreDue?: boolean }[]
}

/** `worth` is stored for the next change of weights, unless overrides apply. */
export type ScoredHome = CurrentScore & { home: KeptHome; isRescoreDue?: boolean; worth?: string }

/** With the buyer's overrides. */
export type OwnScoredHome = ScoredHome & { overrides: ScoreOverrides | null }

/** Scores homes by a user's weights and overrides. */
export async function scoreForUser(
  overrides: RankingParts['overrides'],
  userId: string,
  { weights, homes }: Scoring,
): Promise<OwnScoredHome[]> {
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
