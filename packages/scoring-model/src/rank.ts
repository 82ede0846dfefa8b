import { factors } from '@verandah/contracts'
import { type Column, type Columns, columnOfUnknown } from './columns.ts'
import { halvesOf, neutralScore, pointDivisor, scoreOf, unknownThousandths } from './exact.ts'
import { extras, extraWeights } from './extra-credit.ts'
import { ownCriteriaOf } from './own-criteria.ts'
import type { Weighing } from './score-property.ts'

export interface Ranking {
  /** Indexes into the given homes, best first. */
  order: Uint32Array
  /** In the order of the given homes. */
  scores: Uint8Array
}

/** Of each row. */
interface Sums {
  weightedThousandths: Int32Array
  halves: Int32Array
  /** How many weighed criteria are known. */
  known: Uint16Array
}

/**
 * Ranks all homes by new weights in linear time: the same scores and order as `weighEvaluation` and `compareScored`.
 */
export function rank(columns: Columns, weights: Weighing): Ranking {
  const sums = sumRows(columns, weights)
  return orderRows(columns, scoreRows(sums), sums.known)
}

/** Scores before rounding, 0 to 100, in the order of the given homes. */
export function exactScores(columns: Columns, weights: Weighing): Float64Array {
  const { weightedThousandths, halves } = sumRows(columns, weights)
  const scores = new Float64Array(halves.length)
  for (let row = 0; row < scores.length; row++) {
    const total = halves[row] ?? 0
    const exact = total === 0 ? neutralScore : (weightedThousandths[row] ?? 0) / pointDivisor(total)
    scores[columns.homes[row] ?? 0] = exact
  }
  return scores
}

const sumRows = (columns: Columns, weights: Weighing): Sums => {
  const size = columns.homes.length
  const sums: Sums = {
    weightedThousandths: new Int32Array(size),
    halves: new Int32Array(size),
    known: new Uint16Array(size),
  }
  for (const factor of factors) {
    const unknown = factor === 'location' ? null : unknownThousandths
    addCriterion(sums, columns.factors[factor], { weight: halvesOf(weights[factor]), unknown })
  }
  for (const { key, weight } of ownCriteriaOf(weights)) {
    const column = columns.custom.get(key) ?? columnOfUnknown(size)
    addCriterion(sums, column, { weight: halvesOf(weight), unknown: unknownThousandths })
  }
  for (const extra of extras) addExtra(sums, columns.extras[extra], halvesOf(extraWeights[extra]))
  return sums
}

interface Criterion {
  weight: number
  /** Value where it is not known; null leaves it out. */
  unknown: number | null
}

const addCriterion = (sums: Sums, { thousandths, known }: Column, { weight, unknown }: Criterion): void => {
  if (weight === 0) return
  const assumed = unknown === null ? { halves: 0, worth: 0 } : { halves: weight, worth: unknown * weight }
  for (let row = 0; row < known.length; row++) {
    if (known[row] === 1) add(sums, row, (thousandths[row] ?? 0) * weight, weight, 1)
    else add(sums, row, assumed.worth, assumed.halves, 0)
  }
}

const add = (sums: Sums, row: number, worth: number, halves: number, known: number): void => {
  sums.weightedThousandths[row] = (sums.weightedThousandths[row] ?? 0) + worth
  sums.halves[row] = (sums.halves[row] ?? 0) + halves
  sums.known[row] = (sums.known[row] ?? 0) + known
}

/** Extras add to a home that has at least one known criterion; on their own they count for nothing. */
const addExtra = (sums: Sums, { thousandths, known }: Column, weight: number): void => {
  for (let row = 0; row < known.length; row++) {
    if (known[row] === 0 || sums.known[row] === 0) continue
    sums.weightedThousandths[row] = (sums.weightedThousandths[row] ?? 0) + (thousandths[row] ?? 0) * weight
    sums.halves[row] = (sums.halves[row] ?? 0) + weight
  }
}

const scoreRows = ({ weightedThousandths, halves }: Sums): Uint8Array => {
  const scores = new Uint8Array(halves.length)
  for (let row = 0; row < scores.length; row++) {
    const total = halves[row] ?? 0
    scores[row] = total === 0 ? neutralScore : scoreOf(weightedThousandths[row] ?? 0, total)
  }
  return scores
}

/** Counting sort by score, budget and number of known criteria: stable, so equal rows stay sorted by id. */
const orderRows = ({ homes, overBudget }: Columns, rowScores: Uint8Array, known: Uint16Array): Ranking => {
  const steps = known.reduce((most, count) => Math.max(most, count), 0) + 1
  const buckets = Uint32Array.from(
    rowScores,
    (score, row) => (score * 2 + (overBudget[row] === 1 ? 0 : 1)) * steps + (known[row] ?? 0),
  )
  const places = placesByBucket(buckets, 101 * 2 * steps)
  const order = new Uint32Array(homes.length)
  const scores = new Uint8Array(homes.length)
  for (let row = 0; row < homes.length; row++) {
    const home = homes[row] ?? 0
    const bucket = buckets[row] ?? 0
    const place = places[bucket] ?? 0
    places[bucket] = place + 1
    order[place] = home
    scores[home] = rowScores[row] ?? 0
  }
  return { order, scores }
}

/** Returns the first position for each bucket; the highest comes first. */
const placesByBucket = (buckets: Uint32Array, size: number): Uint32Array => {
  const counts = new Uint32Array(size)
  for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1
  let place = 0
  for (let bucket = size - 1; bucket >= 0; bucket--) {
    const count = counts[bucket] ?? 0
    counts[bucket] = place
    place += count
  }
  return counts
}
