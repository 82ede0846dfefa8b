import { type Factor, factors, type SearchedLocality, type Weights } from '@verandah/contracts'
import { judgeCustomCriteria } from './custom-criteria.ts'
import { onGrid } from './exact.ts'
import { type Extra, extrasOf } from './extra-credit.ts'
import { judgeBathrooms } from './factors/bathrooms.ts'
import { judgeBedrooms } from './factors/bedrooms.ts'
import { judgeFeatures } from './factors/features.ts'
import { judgeLandSize } from './factors/land-size.ts'
import { judgeLocation } from './factors/location.ts'
import { judgePrice } from './factors/price.ts'
import { judgePropertyAge } from './factors/property-age.ts'
import type { FactorValue, HomeFacts, Wish } from './factors/wish.ts'
import { overrideOf } from './override.ts'

/** What a home is worth by each criterion, whatever it weighs: judge once, weigh as often as a slider moves. */
export interface Judgement {
  values: Readonly<Record<Factor, FactorValue>>
  overridden: readonly Factor[]
  /** By the criterion's name; user text, hence no object keys. */
  custom: ReadonlyMap<string, number>
  extras: readonly Extra[]
}

export interface Judging {
  input: HomeFacts
  /** Read for the ideal criteria and the names of custom criteria only. */
  weights: Pick<Weights, 'idealCriteria' | 'useFiltersForScoring' | 'additionalCriteria'>
  filters: { locations?: readonly SearchedLocality[] | undefined }
}

const calculated: Readonly<Record<Factor, (home: HomeFacts, wish: Wish) => FactorValue>> = {
  price: judgePrice,
  location: judgeLocation,
  bedrooms: judgeBedrooms,
  bathrooms: judgeBathrooms,
  landSize: judgeLandSize,
  propertyAge: judgePropertyAge,
  features: judgeFeatures,
}

export const judgeProperty = ({ input, weights, filters }: Judging): Judgement => {
  const wish: Wish = {
    ideal: weights.useFiltersForScoring ? weights.idealCriteria : {},
    locations: filters.locations ?? [],
  }
  const overridden: Factor[] = []
  const valueOf = (factor: Factor): FactorValue => {
    const own = overrideOf(input.overrides, factor)
    if (own !== null) overridden.push(factor)
    const value = own ?? calculated[factor](input, wish)
    return value === null ? null : onGrid(value)
  }
  const values = Object.fromEntries(factors.map((factor) => [factor, valueOf(factor)])) as Record<Factor, FactorValue>
  const custom = judgeCustomCriteria(input, Object.keys(weights.additionalCriteria))
  return { values, overridden, custom, extras: extrasOf(input) }
}
