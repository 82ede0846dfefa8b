import type { IdealCriteria, ScoringInput, SearchedLocality } from '@verandah/contracts'

/** Input of the evaluation. The server knows a price that is not advertised; the browser knows only its value. */
export type HomeFacts = Omit<ScoringInput, 'propertyId' | 'revision' | 'hiddenPrice'> & {
  hiddenPrice?: number | null
  priceValue?: FactorValue
}

/** What a home is evaluated against. `ideal` is empty unless the buyer's ideal criteria take part in scoring. */
export interface Preferences {
  ideal: IdealCriteria
  locations: readonly SearchedLocality[]
}

/** From 0 to 10; null if it cannot be evaluated. */
export type FactorValue = number | null

export const maxValue = 10
