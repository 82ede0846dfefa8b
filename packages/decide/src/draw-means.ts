import { type Random, randomFrom } from './random.ts'
import type { DrawWeights } from './weightings.ts'

/** A value that is not known: each draw takes one of the pool. */
export interface Unknown {
  alternative: number
  criterion: number
  /** Not empty. */
  pool: Float64Array
}

/** Alternatives, compared by the weighted mean of their values. */
export interface Decision {
  /** How many alternatives there are. */
  size: number
  /** By criterion, then by alternative; 0 where a value is unknown or left out. */
  values: readonly Float64Array[]
  unknowns: readonly Unknown[]
  /** Criteria that do not count for an alternative, neither in its sum nor in its total weight. */
  leftOut: readonly Pick<Unknown, 'alternative' | 'criterion'>[]
  /** By alternative: what is added to its weighted sum, and to its total weight. */
  credit: { sums: Float64Array; weights: Float64Array }
}

export interface Sampling {
  decision: Decision
  drawWeights: DrawWeights
  draws: number
  /** The same seed draws the same, wherever it runs. */
  seed: number
}

/**
 * Calls `visit` once for each draw. Both arrays are reused: copy what is kept. An alternative without weight has mean
 * 0.
 */
export function drawMeans(
  { decision, drawWeights, draws, seed }: Sampling,
  visit: (means: Float64Array, weights: Float64Array) => void,
): void {
  const random = randomFrom(seed)
  const weights = new Float64Array(decision.values.length)
  const totals = new Float64Array(decision.size)
  const means = new Float64Array(decision.size)
  const drawUnknowns = unknownsOf(decision, random)
  for (let draw = 0; draw < draws; draw++) {
    drawWeights(weights, random)
    addTotals(totals, weights, decision)
    addValues(means, weights, decision)
    drawUnknowns(means, weights)
    for (let one = 0; one < means.length; one++) {
      const total = totals[one] ?? 0
      means[one] = total > 0 ? (means[one] ?? 0) / total : 0
    }
    visit(means, weights)
  }
}

const addTotals = (totals: Float64Array, weights: Float64Array, { leftOut, credit }: Decision): void => {
  let weight = 0
  for (const part of weights) weight += part
  for (let one = 0; one < totals.length; one++) totals[one] = weight + (credit.weights[one] ?? 0)
  for (const { alternative, criterion } of leftOut)
    totals[alternative] = (totals[alternative] ?? 0) - (weights[criterion] ?? 0)
}

const addValues = (sums: Float64Array, weights: Float64Array, { values, credit }: Decision): void => {
  sums.set(credit.sums)
  for (let criterion = 0; criterion < values.length; criterion++) {
    const weight = weights[criterion] ?? 0
    const column = values[criterion] ?? sums
    for (let one = 0; one < sums.length; one++) sums[one] = (sums[one] ?? 0) + weight * (column[one] ?? 0)
  }
}

/** Typed arrays: there may be thousands of unknown values in each of ten thousand draws. */
const unknownsOf = ({ unknowns }: Decision, random: Random) => {
  const alternatives = Uint32Array.from(unknowns, ({ alternative }) => alternative)
  const criteria = Uint32Array.from(unknowns, ({ criterion }) => criterion)
  const pools = unknowns.map(({ pool }) => pool)
  return (sums: Float64Array, weights: Float64Array): void => {
    for (let cell = 0; cell < pools.length; cell++) {
      const pool = pools[cell] ?? sums
      const value = pool[Math.trunc(random() * pool.length)] ?? 0
      const alternative = alternatives[cell] ?? 0
      sums[alternative] = (sums[alternative] ?? 0) + (weights[criteria[cell] ?? 0] ?? 0) * value
    }
  }
}
