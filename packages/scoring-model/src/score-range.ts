import type { BreakdownLine } from '@verandah/contracts'
import { halvesOf, scoreOf, thousandthsOf } from './exact.ts'
import { maxValue } from './factors/preferences.ts'
import { isJudged } from './score-property.ts'

export interface ScoreRange {
  lowest: number
  highest: number
}

/**
 * The scores, 0 to 100, that a home could have once everything unknown about it is stated. Null where that changes
 * nothing.
 */
export function scoreRangeOf(breakdown: readonly BreakdownLine[]): ScoreRange | null {
  const lines = breakdown.filter((line) => line.kind !== 'neutral' && isJudged(line))
  const totalHalves = sumOf(lines.map(({ weight }) => halvesOf(weight)))
  if (totalHalves === 0) return null
  const scoreWith = (unknown: number): number =>
    scoreOf(sumOf(lines.map(({ weight, value }) => thousandthsOf(value ?? unknown) * halvesOf(weight))), totalHalves)
  const range = { lowest: scoreWith(0), highest: scoreWith(maxValue) }
  return range.lowest === range.highest ? null : range
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
