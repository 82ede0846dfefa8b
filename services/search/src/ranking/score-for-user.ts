import type { PropertyScore, PropertySnapshot, SearchedLocality, Weights } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import type { SearchContext } from '../context.ts'
import { scoringInputOf } from './domain/scoring-inputs.ts'

interface Ranking {
  home: PropertySnapshot
  /** What the search that found it was looking at. */
  locations: SearchedLocality[]
}

type Ranked = PropertyScore & { home: PropertySnapshot }

/** Homes scored by what a user weighs, with the values that they put in place of calculated ones. */
export const scoreForUser = async (
  { overrides }: Pick<SearchContext, 'overrides'>,
  userId: string,
  { weights, homes }: { weights: Weights; homes: Ranking[] },
): Promise<Ranked[]> => {
  const own = await overrides.of(
    userId,
    homes.map(({ home }) => home.id),
  )
  return homes.map(({ home, locations }) => ({
    home,
    ...scoreProperty({ input: scoringInputOf(home, own.get(home.id)), weights, filters: { locations } }),
  }))
}
