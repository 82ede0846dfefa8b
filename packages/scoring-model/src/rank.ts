import { factors } from '@verandah/contracts'
import type { Column, Columns } from './columns.ts'
import { halvesOf, neutralScore, scoreOf } from './exact.ts'
import { extras, extraWeights } from './extra-credit.ts'
import type { Weighing } from './weigh-evaluation.ts'

export interface Ranking {
  /** Indexes into the given homes, best first. */
  order: Uint32Array
  /** In the order of the given homes. */
  scores: Uint8Array
}

interface Sums {
  weightedThousandths: Int32Array
  halves: Int32Array
}

/**
 * Ranks all homes by new weights in linear time: the same scores and order as `weighEvaluation` and `compareScored`.
 */
export const rank = (columns: Columns, weights: Weighing): Ranking => {
  const size = columns.homes.length
  const sums: Sums = { weightedThousandths: new Int32Array(size), halves: new Int32Array(size) }
  for (const factor of factors) addCriterion(sums, columns.factors[factor], halvesOf(weights[factor]))
  for (const [name, column] of columns.custom)
    addCriterion(sums, column, halvesOf(ownValue(weights.additionalCriteria, name) ?? 0))
  for (const extra of extras) addExtra(sums, columns.extras[extra], halvesOf(extraWeights[extra]))
  return orderRows(columns.homes, scoreRows(sums))
}

const ownValue = (weights: Readonly<Record<string, number>>, name: string): number | undefined =>
  Object.hasOwn(weights, name) ? weights[name] : undefined

const addCriterion = ({ weightedThousandths, halves }: Sums, { thousandths, known }: Column, weight: number): void => {
  if (weight === 0) return
  for (let row = 0; row < known.length; row++) {
    weightedThousandths[row] = (weightedThousandths[row] ?? 0) + (thousandths[row] ?? 0) * weight
    halves[row] = (halves[row] ?? 0) + (known[row] ?? 0) * weight
  }
}

/** Extras add to a home that has at least one evaluated criterion; on their own they count for nothing. */
const addExtra = ({ weightedThousandths, halves }: Sums, { thousandths, known }: Column, weight: number): void => {
  for (let row = 0; row < known.length; row++) {
    if (known[row] === 0 || halves[row] === 0) continue
    weightedThousandths[row] = (weightedThousandths[row] ?? 0) + (thousandths[row] ?? 0) * weight
    halves[row] = (halves[row] ?? 0) + weight
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

/** Counting sort: stable, so rows with equal scores stay sorted by id. */
const orderRows = (homes: Uint32Array, rowScores: Uint8Array): Ranking => {
  const places = placesByScore(rowScores)
  const order = new Uint32Array(homes.length)
  const scores = new Uint8Array(homes.length)
  for (let row = 0; row < homes.length; row++) {
    const home = homes[row] ?? 0
    const score = rowScores[row] ?? 0
    const place = places[score] ?? 0
    places[score] = place + 1
    order[place] = home
    scores[home] = score
  }
  return { order, scores }
}

/** Returns the first position for each score. */
const placesByScore = (scores: Uint8Array): Uint32Array => {
  const counts = new Uint32Array(101)
  for (const score of scores) counts[score] = (counts[score] ?? 0) + 1
  let place = 0
  for (let score = 100; score >= 0; score--) {
    const count = counts[score] ?? 0
    counts[score] = place
    place += count
  }
  return counts
}
