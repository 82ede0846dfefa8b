import { type IdealCriteria, leastShownPrice } from '@verandah/contracts'
import { thousandthsOf } from './exact.ts'
import { evaluateBathrooms, evaluateBedrooms, evaluateLandSize } from './factors/measured.ts'
import { maxValue, type Preferences } from './factors/preferences.ts'
import { worthOfPrice, worstPriceAud } from './factors/price.ts'
import { evaluatePropertyAge, yearsOfBand } from './factors/property-age.ts'
import { factNamed } from './fact-names.ts'
import type { Criterion } from './row-keys.ts'

/** What an advert could state, and what it would be worth. */
export interface Statement {
  /** Dollars, rooms, square metres, an age band, or whether the home has it. */
  amount: number | string | boolean
  thousandths: number
  /** Where it decides that the home exceeds the budget. */
  isOverBudget?: boolean
}

interface Asked {
  ideal: IdealCriteria
  /** The budget where the ideal names none. */
  maxPrice: number | undefined
}

const landStepSqm = 10
const mostLandSqm = 1_000
const mostRooms = { bedrooms: 8, bathrooms: 6 }
const priceStepAud = 5_000

/**
 * What could be stated of a criterion, from the worst to the best; none of what cannot be asked. Prices rise in worth
 * as they fall; a price below the buyer's range is not among them.
 */
export function statementsOf({ kind, name }: Criterion, { ideal, maxPrice }: Asked): Statement[] {
  if (kind === 'place') return []
  if (kind === 'custom') return factNamed(name) === null ? [] : hasOrNot
  const preferences: Preferences = { ideal, locations: [] }
  if (name === 'price') return pricesDown(statedPrice({ ideal, maxPrice }), ideal)
  if (name === 'propertyAge') return ages()
  if (name === 'landSize')
    return measures(upTo(Math.max(mostLandSqm, ideal.minLandSize ?? 0), landStepSqm), (landSize) =>
      evaluateLandSize({ landSize }, preferences),
    )
  if (name === 'bedrooms')
    return measures(upTo(mostRooms.bedrooms), (bedrooms) => evaluateBedrooms({ bedrooms }, preferences))
  if (name === 'bathrooms')
    return measures(upTo(mostRooms.bathrooms), (bathrooms) => evaluateBathrooms({ bathrooms }, preferences))
  return []
}

/** A shown price in dollars, as a statement. */
export const statedPrice =
  ({ ideal, maxPrice }: Asked) =>
  (amount: number): Statement => ({
    amount,
    thousandths: thousandthsOf(worthOfPrice(amount, ideal)),
    isOverBudget: amount > (ideal.maxPrice ?? maxPrice ?? Infinity),
  })

const hasOrNot: Statement[] = [
  { amount: false, thousandths: 0 },
  { amount: true, thousandths: thousandthsOf(maxValue) },
]

const upTo = (most: number, step = 1): number[] =>
  Array.from({ length: Math.ceil(most / step) + 1 }, (_none, index) => index * step)

const measures = (amounts: readonly number[], worthOf: (amount: number) => number | null): Statement[] =>
  amounts.map((amount) => ({ amount, thousandths: thousandthsOf(worthOf(amount) ?? 0) }))

/** Of homes that have not been renovated. */
const ages = (): Statement[] =>
  Object.keys(yearsOfBand)
    .map((propertyAge) => ({
      amount: propertyAge,
      thousandths: thousandthsOf(evaluatePropertyAge({ propertyAge, hasRenovatedFeatures: false }) ?? 0),
    }))
    .sort((a, b) => a.thousandths - b.thousandths)

const pricesDown = (
  stated: (amount: number) => Statement,
  { minPrice = 0, maxPrice = 0 }: IdealCriteria,
): Statement[] =>
  upTo(Math.max(worstPriceAud, 2 * maxPrice), priceStepAud)
    .filter((price) => price >= Math.max(minPrice, leastShownPrice))
    .reverse()
    .map(stated)
