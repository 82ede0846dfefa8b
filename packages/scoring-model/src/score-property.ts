import { type BreakdownLine, factors, type PropertyScore, type Weights } from '@verandah/contracts'
import { halvesOf, neutralScore, pointDivisor, scoreOf, thousandthsOf, unknownThousandths } from './exact.ts'
import { extraWeights } from './extra-credit.ts'
import { maxValue } from './factors/preferences.ts'
import { type Evaluation, evaluateProperty, type EvaluationInput } from './evaluate-property.ts'
import { ownCriteriaOf, type OwnWeights } from './own-criteria.ts'
import { scoringRule } from './scoring-rule.ts'
import { shareOut } from './share-out.ts'
import { sortKeyOf } from './sort-key.ts'

/** The weights that scoring reads. */
export type Weighing = Pick<Weights, (typeof factors)[number]> & OwnWeights

type Weighed = Omit<BreakdownLine, 'points' | 'outOf'>

/** A score by the current rule. */
export type CurrentScore = PropertyScore & { rule: typeof scoringRule; sortKey: number }

/** Whether a stored score was made by the current rule. */
export function isCurrent<Score extends Pick<PropertyScore, 'rule' | 'sortKey'>>(
  score: Score,
): score is Score & Pick<CurrentScore, 'rule' | 'sortKey'> {
  return score.rule === scoringRule && typeof score.sortKey === 'number'
}

/** Scores one home from 0 to 100 with reasons: evaluates and weighs in one call (specification, section 9). */
export function scoreProperty({ input, weights, filters }: EvaluationInput & { weights: Weights }): CurrentScore {
  return weighEvaluation(evaluateProperty({ input, weights, filters }), weights)
}

/**
 * Scores an evaluated home: the weighted mean of its criteria, scaled to 100, with its breakdown and coverage. A
 * criterion that is not known counts half its points.
 */
export function weighEvaluation(evaluation: Evaluation, weights: Weighing): CurrentScore {
  const criteria = [...factorsOf(evaluation, weights), ...ownOf(evaluation, weights)].filter(({ weight }) => weight > 0)
  const judged = criteria.filter(isJudged)
  const unknown = judged.filter(({ value }) => value === null)
  const known = judged.length - unknown.length
  const coverage = { known, total: judged.length }
  const extras = known === 0 ? [] : extrasOf(evaluation)
  const { score, lines } = addUp([...judged.filter(({ value }) => value !== null), ...extras, ...unknown])
  const unjudged = criteria.filter((line) => !isJudged(line)).map((line) => ({ ...line, points: 0, outOf: 0 }))
  return {
    score,
    breakdown: [...lines, ...unjudged],
    coverage,
    rule: scoringRule,
    sortKey: sortKeyOf({ score, isOverBudget: evaluation.isOverBudget, known }),
  }
}

/** Location cannot be judged, for any home, where the buyer searched no place. */
export function isJudged({ kind, name, value }: Pick<BreakdownLine, 'kind' | 'name' | 'value'>): boolean {
  return value !== null || kind !== 'factor' || name !== 'location'
}

const factorsOf = ({ values, overridden, isPriceHidden }: Evaluation, weights: Weighing): Weighed[] =>
  factors.map((name) => ({
    ...({ kind: 'factor', name, weight: weights[name], value: values[name] } as const),
    ...(overridden.includes(name) && { isOverridden: true }),
    ...(name === 'price' && isPriceHidden && { reason: hiddenPriceReason }),
  }))

export const hiddenPriceReason = 'Price guide not advertised'

const ownOf = ({ custom, corrected }: Evaluation, weights: Weighing): Weighed[] =>
  ownCriteriaOf(weights).map(({ kind, name, weight, key }) => ({
    kind,
    name,
    weight,
    value: custom.get(key) ?? null,
    ...(corrected?.has(key) && { isOverridden: true }),
  }))

const extrasOf = ({ extras }: Evaluation): Weighed[] =>
  extras.map((name) => ({ kind: 'extra', name, weight: extraWeights[name], value: maxValue }))

const neutralLine: BreakdownLine = {
  kind: 'neutral',
  name: 'neutral',
  weight: 0,
  value: maxValue / 2,
  points: neutralScore,
  outOf: 100,
}

/** No line shows more points than its maximum. */
const addUp = (lines: readonly Weighed[]): { score: number; lines: BreakdownLine[] } => {
  const halves = lines.map(({ weight }) => halvesOf(weight))
  const weighted = lines.map(({ value }, index) => worthOf(value) * (halves[index] ?? 0))
  const totalHalves = sumOf(halves)
  if (totalHalves === 0) return { score: neutralScore, lines: [neutralLine] }
  const score = scoreOf(sumOf(weighted), totalHalves)
  const outOf = shareOut({ total: 100, numerators: halves.map((half) => half * 100), divisor: totalHalves })
  const points = shareOut({ total: score, numerators: weighted, divisor: pointDivisor(totalHalves), limits: outOf })
  return {
    score,
    lines: lines.map((line, index) => ({ ...line, points: points[index] ?? 0, outOf: outOf[index] ?? 0 })),
  }
}

const worthOf = (value: number | null): number => (value === null ? unknownThousandths : thousandthsOf(value))

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
