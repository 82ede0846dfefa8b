import { anyWeightings, type Choice, likelihoodOf, sharpness } from './choices.ts'
import { type Random, randomFrom } from './random.ts'
import { weightedMean } from './weighted-mean.ts'

interface Asked {
  /** Values by criterion, from 0 to 10. */
  alternatives: readonly Float64Array[]
  /** What was preferred so far. */
  choices: readonly Choice[]
  /** How many pairs. */
  count: number
  seed: number
}

const weightingsTried = 300
const pairsTried = 400

/** Alternatives are in no more pairs than this: a buyer asked for one home again and again learns it by heart. */
const mostOfOne = 2

/**
 * Pairs of which a choice would tell most about the weights (Bayesian active learning by disagreement: the mutual
 * information of weights and answer), given the choices so far; indexes of alternatives, the most telling pair first.
 */
export function tellingPairs({ alternatives, choices, count, seed }: Asked): [number, number][] {
  const random = randomFrom(seed)
  const informationOf = information(alternatives, choices, random)
  const tried = Array.from({ length: pairsTried }, () => pairOf(alternatives.length, random))
    .filter(([one, other]) => one !== other)
    .map((pair) => ({ pair, tells: informationOf(pair) }))
    .sort((a, b) => b.tells - a.tells)
  const uses = new Uint8Array(alternatives.length)
  const pairs: [number, number][] = []
  for (const { pair, tells } of tried) {
    if (pairs.length === count || tells <= 0) break
    if (pair.some((one) => (uses[one] ?? 0) >= mostOfOne)) continue
    for (const one of pair) uses[one] = (uses[one] ?? 0) + 1
    pairs.push(pair)
  }
  return pairs
}

const pairOf = (size: number, random: Random): [number, number] => {
  const one = Math.trunc(random() * size)
  return [one, Math.trunc(random() * size)]
}

/** Weightings of all kinds, each as likely as the choices make it, and how far they agree on a pair. */
const information = (alternatives: readonly Float64Array[], choices: readonly Choice[], random: Random) => {
  const weightings = anyWeightings(alternatives[0]?.length ?? 0, weightingsTried, random)
  const likelihoods = weightings.map((weights) => likelihoodOf(choices, weights))
  const highest = Math.max(...likelihoods)
  const chances = likelihoods.map((one) => Math.exp(one - highest))
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  const means = weightings.map((weights) => Float64Array.from(alternatives, (values) => weightedMean(values, weights)))
  return ([one, other]: readonly [number, number]): number => {
    let preferring = 0
    let doubt = 0
    for (let index = 0; index < means.length; index++) {
      const chance = (chances[index] ?? 0) / total
      const lead = (means[index]?.[one] ?? 0) - (means[index]?.[other] ?? 0)
      const probability = 1 / (1 + Math.exp(-sharpness * lead))
      preferring += chance * probability
      doubt += chance * entropyOf(probability)
    }
    return entropyOf(preferring) - doubt
  }
}

const entropyOf = (probability: number): number =>
  probability <= 0 || probability >= 1
    ? 0
    : -probability * Math.log(probability) - (1 - probability) * Math.log1p(-probability)
