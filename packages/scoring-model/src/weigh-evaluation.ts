import { type BreakdownLine, factors, type PropertyScore, type Weights } from '@verandah/contracts'
import { halvesOf, neutralScore, pointDivisor, scoreOf, thousandthsOf } from './exact.ts'
import { extraWeights } from './extra-credit.ts'
import { maxValue } from './factors/preferences.ts'
import { type Evaluation, evaluateProperty, type EvaluationInput } from './evaluate-property.ts'
import { shareOut } from './share-out.ts'

/** The weights that scoring reads. */
export type Weighing = Pick<Weights, (typeof factors)[number] | 'additionalCriteria'>

type Weighed = Omit<BreakdownLine, 'points' | 'outOf'>
type Evaluated = Weighed & { value: number }

/** Scores one home from 0 to 100 with reasons: evaluates and weighs in one call (specification, section 9). */
export const scoreProperty = ({ input, weights, filters }: EvaluationInput & { weights: Weights }): PropertyScore =>
  weighEvaluation(evaluateProperty({ input, weights, filters }), weights)

/**
 * Scores an evaluated home: the weighted mean of what could be evaluated, scaled to 100, with its breakdown and
 * coverage.
 */
export const weighEvaluation = (evaluation: Evaluation, weights: Weighing): PropertyScore => {
  const criteria = [...factorsOf(evaluation, weights), ...customOf(evaluation, weights)].filter(
    ({ weight }) => weight > 0,
  )
  const evaluated = criteria.filter(isEvaluated)
  const unknown = criteria.filter((line) => !isEvaluated(line)).map((line) => ({ ...line, points: 0, outOf: 0 }))
  const coverage = { known: evaluated.length, total: criteria.length }
  if (evaluated.length === 0) return { score: neutralScore, breakdown: [neutralLine, ...unknown], coverage }
  const { score, lines } = addUp([...evaluated, ...extrasOf(evaluation)])
  return { score, breakdown: [...lines, ...unknown], coverage }
}

const factorsOf = ({ values, overridden, isPriceHidden }: Evaluation, weights: Weighing): Weighed[] =>
  factors.map((name) => ({
    ...({ kind: 'factor', name, weight: weights[name], value: values[name] } as const),
    ...(overridden.includes(name) && { isOverridden: true }),
    ...(name === 'price' && isPriceHidden && { reason: hiddenPriceReason }),
  }))

export const hiddenPriceReason = 'Price guide not advertised'

/** Sorted by name, so that the order of entry has no effect. */
const customOf = ({ custom, corrected }: Evaluation, { additionalCriteria }: Weighing): Weighed[] =>
  Object.entries(additionalCriteria)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => ({
      kind: 'custom' as const,
      name,
      weight,
      value: custom.get(name) ?? null,
      ...(corrected?.has(name) && { isOverridden: true }),
    }))

const extrasOf = ({ extras }: Evaluation): Evaluated[] =>
  extras.map((name) => ({ kind: 'extra', name, weight: extraWeights[name], value: maxValue }))

const neutralLine: BreakdownLine = {
  kind: 'neutral',
  name: 'neutral',
  weight: 0,
  value: maxValue / 2,
  points: neutralScore,
  outOf: 100,
}

const isEvaluated = (line: Weighed): line is Evaluated => line.value !== null

/** No line shows more points than its maximum. */
const addUp = (lines: readonly Evaluated[]): { score: number; lines: BreakdownLine[] } => {
  const halves = lines.map(({ weight }) => halvesOf(weight))
  const weighted = lines.map(({ value }, index) => thousandthsOf(value) * (halves[index] ?? 0))
  const totalHalves = sumOf(halves)
  const score = scoreOf(sumOf(weighted), totalHalves)
  const outOf = shareOut({ total: 100, numerators: halves.map((half) => half * 100), divisor: totalHalves })
  const points = shareOut({ total: score, numerators: weighted, divisor: pointDivisor(totalHalves), limits: outOf })
  return {
    score,
    lines: lines.map((line, index) => ({ ...line, points: points[index] ?? 0, outOf: outOf[index] ?? 0 })),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
