import { acceptabilityOf } from '../acceptability.ts'
import { drawMeans, type Sampling } from '../draw-means.ts'
import type { DrawWeights } from '../weightings.ts'

/** All weightings that add up to 1 are equally likely: no preference is known. */
export const anyWeights: DrawWeights = (weights, random) => {
  let total = 0
  for (let criterion = 0; criterion < weights.length; criterion++) {
    weights[criterion] = -Math.log(1 - random())
    total += weights[criterion] ?? 0
  }
  for (let criterion = 0; criterion < weights.length; criterion++)
    weights[criterion] = (weights[criterion] ?? 0) / total
}

export const theseWeights =
  (fixed: readonly number[]): DrawWeights =>
  (weights) =>
    weights.set(fixed)

/** The tables that SMAA papers print. Shares of draws are from 0 to 1. */
export interface RankTable {
  /** By alternative, then by rank from the best. */
  acceptability: number[][]
  /** By alternative: the mean of the weightings that put it first; null where none does. */
  centralWeights: (number[] | null)[]
  /** Of the whole ranking, in bits. */
  entropy: number
}

export function rankTableOf(sampling: Sampling): RankTable {
  const { size, values } = sampling.decision
  const ranks = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const central = Array.from({ length: size }, () => new Array<number>(values.length).fill(0))
  const rankings = new Map<string, number>()
  drawMeans(sampling, (means, weights) => {
    const ranking = Array.from(means, (mean) => means.filter((other) => other > mean).length)
    rankings.set(ranking.join(), (rankings.get(ranking.join()) ?? 0) + 1)
    ranking.forEach((rank, one) => {
      ranks[one]![rank]! += 1
      if (rank === 0) central[one]!.forEach((_, criterion) => (central[one]![criterion]! += weights[criterion]!))
    })
  })
  const shareOf = (count: number) => count / sampling.draws
  return {
    acceptability: ranks.map((counts) => counts.map(shareOf)),
    centralWeights: central.map((sums, one) =>
      ranks[one]![0] === 0 ? null : sums.map((sum) => sum / ranks[one]![0]!),
    ),
    entropy: -[...rankings.values()].map(shareOf).reduce((bits, share) => bits + share * Math.log2(share), 0),
  }
}

/** The share of draws in which an alternative is first by its central weights. */
export function confidenceOf(sampling: Sampling, alternative: number, central: readonly number[]): number {
  const { first } = acceptabilityOf({ ...sampling, drawWeights: theseWeights(central), ahead: 0 })
  return (first[alternative] ?? 0) / sampling.draws
}
