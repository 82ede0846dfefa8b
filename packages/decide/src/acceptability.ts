import { drawMeans, type Sampling } from './draw-means.ts'

/** In how many of the draws something held, by alternative. Equal means share the better rank. */
export interface Acceptability {
  draws: number
  /** No other was better. */
  first: Uint32Array
  /** At most two others were better. */
  firstThree: Uint32Array
  /**
   * By distance from 1, then by alternative: it was better than the one so far behind it in the given order. Equal
   * means count half.
   */
  above: Float64Array[]
}

interface Question extends Sampling {
  /** With how many of its followers each alternative is compared. */
  ahead: number
  /** What alternatives are compared by instead of their means. */
  keyOf?: (mean: number, alternative: number) => number
}

/**
 * Rank acceptability of alternatives, which are given in an order of their own (SMAA-2: Lahdelma and Salminen,
 * Operations Research 49(3), 2001). Takes time linear in draws, alternatives and criteria: nothing is sorted.
 */
export function acceptabilityOf({ ahead, keyOf, ...sampling }: Question): Acceptability {
  const { size } = sampling.decision
  const first = new Uint32Array(size)
  const firstThree = new Uint32Array(size)
  const above = Array.from({ length: ahead }, () => new Float64Array(size))
  drawMeans(sampling, (drawn) => {
    const means = keyOf ? drawn.map(keyOf) : drawn
    const { best, third } = bestOf(means)
    for (let one = 0; one < size; one++) {
      const mean = means[one] ?? 0
      if (mean === best) first[one] = (first[one] ?? 0) + 1
      if (mean >= third) firstThree[one] = (firstThree[one] ?? 0) + 1
    }
    above.forEach((wins, index) => countWins(wins, means, index + 1))
  })
  return { draws: sampling.draws, first, firstThree, above }
}

const countWins = (wins: Float64Array, means: Float64Array, distance: number): void => {
  for (let one = 0; one + distance < means.length; one++) {
    const lead = (means[one] ?? 0) - (means[one + distance] ?? 0)
    wins[one] = (wins[one] ?? 0) + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0)
  }
}

/** The best and the third-best mean, equal ones counted one by one. */
const bestOf = (means: Float64Array): { best: number; third: number } => {
  let best = -Infinity
  let second = -Infinity
  let third = -Infinity
  for (const mean of means) {
    if (mean <= third) continue
    if (mean > best) {
      third = second
      second = best
      best = mean
    } else if (mean > second) {
      third = second
      second = mean
    } else third = mean
  }
  return { best, third }
}
