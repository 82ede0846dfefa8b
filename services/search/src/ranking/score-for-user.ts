import type { PropertyScore, KeptHome, ScoreOverrides, SearchedLocality, Weights } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import type { RankingParts } from './ranking-parts.ts'

interface Scoring {
  weights: Weights
  /** Each with what the search that found it was looking at. */
  homes: { home: KeptHome; locations: SearchedLocality[] }[]
}

export type ScoredHome = PropertyScore & { home: KeptHome }

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
  return homes.map(({ home, locations }) => {
    const mine = own.get(home.id) ?? null
    const score = scoreProperty({ input: scoringInputOf(home, mine), weights, filters: { locations } })
    return { home, overrides: mine, ...score }
  })
}
