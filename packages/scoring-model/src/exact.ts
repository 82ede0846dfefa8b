import { maxValue } from './factors/preferences.ts'

/*
 * Weighted sums are whole numbers, so that the server, the browser and the columns agree to the last bit: values in
 * thousandths, weights in halves (the smallest weight is an extra's 0.5).
 */
const thousandthsPerPoint = 1000
const halvesPerWeight = 2

/** Score of a home of which nothing is known (specification, section 9). */
export const neutralScore = 50

/** Thousandths per point of a score out of 100. */
const thousandthsPerScorePoint = (maxValue * thousandthsPerPoint) / 100

/** Value of a criterion that is not known: half of its points. */
export const unknownValue = maxValue / 2
export const unknownThousandths = unknownValue * thousandthsPerPoint

export function thousandthsOf(value: number): number {
  return Math.round(value * thousandthsPerPoint)
}

export function halvesOf(weight: number): number {
  return Math.round(weight * halvesPerWeight)
}

/** Rounds a factor's value to whole thousandths. */
export function onGrid(value: number): number {
  return thousandthsOf(value) / thousandthsPerPoint
}

/** Returns the divisor that turns thousandths times halves into points of a score out of 100. */
export function pointDivisor(totalHalves: number): number {
  return totalHalves * thousandthsPerScorePoint
}

/** Returns the weighted mean from 0 to 100, rounded half up. Exact: all operands are whole numbers far below 2^53. */
export function scoreOf(weightedThousandths: number, totalHalves: number): number {
  const divisor = pointDivisor(totalHalves)
  return Math.floor((2 * weightedThousandths + divisor) / (2 * divisor))
}
