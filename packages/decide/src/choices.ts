import { weightedMean } from './weighted-mean.ts'

/** Two alternatives of which the first was preferred: their values by criterion, from 0 to 10. */
export interface Choice {
  better: Float64Array
  worse: Float64Array
}

/** Of the logit: the better of two alternatives a point of ten apart is preferred seven times in eight. */
export const sharpness = 2

/** Natural logarithm of the probability that an alternative ahead by `lead` points of ten is preferred. */
export function logOfPreferring(lead: number): number {
  return -Math.log1p(Math.exp(-sharpness * lead))
}

/** By how many points of ten the preferred alternative is ahead, by weights of which one is above 0. */
export function leadOfPreferred({ better, worse }: Choice, weights: ArrayLike<number>): number {
  return weightedMean(better, weights, worse)
}

/** Natural logarithm of the likelihood of all choices. */
export function likelihoodOf(choices: readonly Choice[], weights: ArrayLike<number>): number {
  return choices.reduce((sum, choice) => sum + logOfPreferring(leadOfPreferred(choice, weights)), 0)
}

/**
 * Whether the preferred alternative is better by one criterion and worse by another. Other choices say nothing of
 * weights.
 */
export function isContrast({ better, worse }: Choice): boolean {
  return isMore(better, worse) && isMore(worse, better)
}

const isMore = (one: Float64Array, other: Float64Array) => one.some((value, at) => value > (other[at] ?? 0))

/** Weightings of all kinds, each weight uniform from 0 to 10. */
export function anyWeightings(criteria: number, count: number, random: () => number): Float64Array[] {
  return Array.from({ length: count }, () => Float64Array.from({ length: criteria }, () => 10 * random()))
}
