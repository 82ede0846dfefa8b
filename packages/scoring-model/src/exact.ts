import { maxValue } from './factors/preferences.ts'

/*
 * Sums of weighted values are kept in whole numbers, so that the server, the browser and the columns agree to the last bit:
 * values in thousandths, weights in halves (the smallest weight is an extra's 0.5).
 */
const thousandthsPerPoint = 1000
const halvesPerWeight = 2

/** What everything counts as while nothing can be evaluated (specification, section 9). */
export const neutralScore = 50

/** The thousandths that one point of a score of 100 takes. */
const thousandthsPerScorePoint = (maxValue * thousandthsPerPoint) / 100

export const thousandthsOf = (value: number): number => Math.round(value * thousandthsPerPoint)

export const halvesOf = (weight: number): number => Math.round(weight * halvesPerWeight)

/** A factor's value on the grid of thousandths. */
export const onGrid = (value: number): number => thousandthsOf(value) / thousandthsPerPoint

/** Divide thousandths times halves by it to have points of a score of 100. */
export const pointDivisor = (totalHalves: number): number => totalHalves * thousandthsPerScorePoint

/** The weighted mean from 0 to 100, rounded half up. Exact: all operands are whole numbers far below 2^53. */
export const scoreOf = (weightedThousandths: number, totalHalves: number): number => {
  const divisor = pointDivisor(totalHalves)
  return Math.floor((2 * weightedThousandths + divisor) / (2 * divisor))
}
