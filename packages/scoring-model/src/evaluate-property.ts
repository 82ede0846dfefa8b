import { type Factor, factors, type ScoreOverrides, type SearchedLocality, type Weights } from '@verandah/contracts'
import { evaluateCustomCriteria } from './custom-criteria.ts'
import { onGrid } from './exact.ts'
import { type Extra, extrasOf } from './extra-credit.ts'
import { factNamed } from './fact-names.ts'
import { evaluateFeatures } from './factors/features.ts'
import { evaluateLocation } from './factors/location.ts'
import { evaluateBathrooms, evaluateBedrooms, evaluateLandSize } from './factors/measured.ts'
import { evaluateHiddenPrice, evaluatePrice } from './factors/price.ts'
import { evaluatePropertyAge } from './factors/property-age.ts'
import type { FactorValue, HomeFacts, Preferences } from './factors/preferences.ts'

/** What a home is worth by each criterion, whatever it weighs: evaluate once, weigh as often as a slider moves. */
export interface Evaluation {
  values: Readonly<Record<Factor, FactorValue>>
  overridden: readonly Factor[]
  /** The value of the price is that of one that is not advertised. */
  isPriceHidden: boolean
  /** By the criterion's name; user text, hence no object keys. */
  custom: ReadonlyMap<string, FactorValue>
  /** Criteria that the buyer's own facts judge. */
  corrected?: ReadonlySet<string>
  extras: readonly Extra[]
}

export interface EvaluationInput {
  input: HomeFacts
  /** Read for the ideal criteria and the names of custom criteria only. */
  weights: Pick<Weights, 'idealCriteria' | 'useFiltersForScoring' | 'additionalCriteria'>
  filters: { locations?: readonly SearchedLocality[] | undefined }
}

const calculated: Readonly<Record<Factor, (home: HomeFacts, preferences: Preferences) => FactorValue>> = {
  price: evaluatePrice,
  location: evaluateLocation,
  bedrooms: evaluateBedrooms,
  bathrooms: evaluateBathrooms,
  landSize: evaluateLandSize,
  propertyAge: evaluatePropertyAge,
  features: evaluateFeatures,
}

export const evaluateProperty = ({ input, weights, filters }: EvaluationInput): Evaluation => {
  const preferences: Preferences = { ...idealOf(weights), locations: filters.locations ?? [] }
  const overridden: Factor[] = []
  const valueOf = (factor: Factor): FactorValue => {
    const own = overrideOf(input.overrides, factor)
    if (own !== null) overridden.push(factor)
    const value = own ?? calculated[factor](input, preferences)
    return value === null ? null : onGrid(value)
  }
  const values = Object.fromEntries(factors.map((factor) => [factor, valueOf(factor)])) as Record<Factor, FactorValue>
  const custom = evaluateCustomCriteria(input, Object.keys(weights.additionalCriteria))
  const isPriceHidden = !overridden.includes('price') && evaluateHiddenPrice(input, preferences) !== null
  const corrected = correctedIn(custom.keys(), input.overrides)
  return { values, overridden, isPriceHidden, custom, corrected, extras: extrasOf(input) }
}

const correctedIn = (criteria: Iterable<string>, overrides: ScoreOverrides | null): Set<string> => {
  const own = new Set(overrides?.facts?.map(({ name }) => name))
  if (own.size === 0) return new Set()
  return new Set(
    [...criteria].filter((name) => {
      const fact = factNamed(name)
      return fact !== null && own.has(fact.name)
    }),
  )
}

/** The ideal criteria that take part in scoring. */
export const idealOf = ({
  useFiltersForScoring,
  idealCriteria,
}: Pick<Weights, 'idealCriteria' | 'useFiltersForScoring'>): Pick<Preferences, 'ideal'> => ({
  ideal: useFiltersForScoring ? idealCriteria : {},
})

/** What a browser learns of a price that is not advertised; null where there is none. */
export const priceValueOf = (home: HomeFacts, weights: EvaluationInput['weights']): FactorValue =>
  evaluateHiddenPrice(home, { ...idealOf(weights), locations: [] })

/**
 * The buyer's own value for a factor, 0 to 10, or null when they gave none.
 * `features` may be rated one by one: the mean of the ratings is the factor's value.
 */
const overrideOf = (overrides: ScoreOverrides | null, factor: Factor): number | null => {
  const own = overrides?.[factor]
  if (own === undefined) return null
  return typeof own === 'number' ? own : meanOf(Object.values(own))
}

const meanOf = (ratings: readonly number[]): number | null =>
  ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
