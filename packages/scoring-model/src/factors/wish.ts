import type { IdealCriteria, ScoringInput, SearchedLocality } from '@verandah/contracts'

/** What a home is judged by. */
export type HomeFacts = Omit<ScoringInput, 'propertyId' | 'revision'>

/** What a home is judged against. `ideal` is empty unless the buyer's ideal criteria take part in scoring. */
export interface Wish {
  ideal: IdealCriteria
  locations: readonly SearchedLocality[]
}

/** From 0 to 10; null when it cannot be judged. */
export type FactorValue = number | null

export const maxValue = 10
