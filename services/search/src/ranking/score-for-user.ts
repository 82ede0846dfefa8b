import type { PropertyScore, KeptHome, SearchedLocality, Weights } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import type { RankingParts } from './ranking-parts.ts'

interface Scoring {
  weights: Weights
  /** Each with what the search that found it was looking at. */
  homes: { home: KeptHome; locations: SearchedLocality[] }[]
}

export type ScoredHome = PropertyScore & { home: KeptHome }

/** Homes scored by what a user weighs, with the values that they put in place of calculated ones. */
export const scoreForUser = async (
  overrides: RankingParts['overrides'],
  userId: string,
  { weights, homes }: Scoring,
): Promise<ScoredHome[]> => {
  const ids = homes.map(({ home }) => home.id)
  const own = await overrides.of(userId, ids)
  return homes.map(({ home, locations }) => ({
    home,
    ...scoreProperty({ input: scoringInputOf(home, own.get(home.id)), weights, filters: { locations } }),
  }))
}
