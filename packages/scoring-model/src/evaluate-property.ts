import { type Factor, factors, type ScoreOverrides, type SearchedLocality, type Weights } from '@verandah/contracts'
import { evaluateCustomCriteria } from './custom-criteria.ts'
import { onGrid } from './exact.ts'
import { type Extra, extrasOf } from './extra-credit.ts'
import { factNamed } from './fact-names.ts'
import type { OwnWeights } from './own-criteria.ts'
import { evaluatePlaces } from './places.ts'
import { evaluateFeatures } from './factors/features.ts'
import { evaluateLocation } from './factors/location.ts'
import { evaluateBathrooms, evaluateBedrooms, evaluateLandSize } from './factors/measured.ts'
import { askedPrice, evaluateHiddenPrice, evaluatePrice } from './factors/price.ts'
import { evaluatePropertyAge } from './factors/property-age.ts'
import type { FactorValue, HomeFacts, Preferences } from './factors/preferences.ts'

/** Values of a home by criterion, independent of weights: evaluate once, weigh again on every slider move. */
export interface Evaluation {
  values: Readonly<Record<Factor, FactorValue>>
  overridden: readonly Factor[]
  /** Whether the price value comes from a price that is not advertised. */
  isPriceHidden: boolean
  /** Whether the advertised price exceeds the budget. */
  isOverBudget: boolean
  /** By the key of each own criterion. A map, because user text must not become object keys. */
  custom: ReadonlyMap<string, FactorValue>
  /** Criteria decided by facts that the buyer entered. */
  corrected?: ReadonlySet<string>
  extras: readonly Extra[]
}

export interface EvaluationInput {
  input: HomeFacts
  /** Only the ideal criteria, the names of custom criteria and the places are read. */
  weights: Pick<Weights, 'idealCriteria' | 'useFiltersForScoring'> & OwnWeights
  /** `maxPrice` is the budget where the ideal criteria name none. */
  filters: { locations?: readonly SearchedLocality[] | undefined; maxPrice?: number | undefined }
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

/** The value of a factor by what the advert states, without the buyer's overrides. */
export function calculatedValue(home: HomeFacts, factor: Factor, preferences: Preferences): FactorValue {
  const value = calculated[factor](home, preferences)
  return value === null ? null : onGrid(value)
}

export function evaluateProperty({ input, weights, filters }: EvaluationInput): Evaluation {
  const preferences: Preferences = { ...idealOf(weights), locations: filters.locations ?? [] }
  const overridden: Factor[] = []
  const valueOf = (factor: Factor): FactorValue => {
    const own = overrideOf(input.overrides, factor)
    if (own !== null) overridden.push(factor)
    return own === null ? calculatedValue(input, factor, preferences) : onGrid(own)
  }
  const values = Object.fromEntries(factors.map((factor) => [factor, valueOf(factor)])) as Record<Factor, FactorValue>
  const named = evaluateCustomCriteria(input, Object.keys(weights.additionalCriteria))
  const custom = new Map([...named, ...evaluatePlaces(input, weights.places ?? [])])
  const isPriceHidden = !overridden.includes('price') && evaluateHiddenPrice(input, preferences) !== null
  const isOverBudget = isOver(askedPrice(input), preferences.ideal.maxPrice ?? filters.maxPrice)
  const corrected = correctedIn(named.keys(), input.overrides)
  return { values, overridden, isPriceHidden, isOverBudget, custom, corrected, extras: extrasOf(input) }
}

const isOver = (price: number | null, budget: number | undefined): boolean =>
  price !== null && budget !== undefined && price > budget

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

/** Returns the ideal criteria that take part in scoring. */
export function idealOf({
  useFiltersForScoring,
  idealCriteria,
}: Pick<Weights, 'idealCriteria' | 'useFiltersForScoring'>): Pick<Preferences, 'ideal'> {
  return {
    ideal: useFiltersForScoring ? idealCriteria : {},
  }
}

/** Returns the value of an unadvertised price as sent to the browser; null if there is no such price. */
export function priceValueOf(home: HomeFacts, weights: EvaluationInput['weights']): FactorValue {
  return evaluateHiddenPrice(home, { ...idealOf(weights), locations: [] })
}

/**
 * Returns the buyer's own value for a factor, 0 to 10, or null if they gave none. `features` may be rated one by one:
 * the factor's value is the mean of the ratings.
 */
const overrideOf = (overrides: ScoreOverrides | null, factor: Factor): number | null => {
  const own = overrides?.[factor]
  if (own === undefined) return null
  return typeof own === 'number' ? own : meanOf(Object.values(own))
}

const meanOf = (ratings: readonly number[]): number | null =>
  ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
