import { factors } from '@verandah/contracts'
import { type Evaluation, type EvaluationInput, idealOf } from './evaluate-property.ts'
import { halvesOf, neutralScore, scoreOf, thousandthsOf, unknownThousandths } from './exact.ts'
import { extras, extraWeights } from './extra-credit.ts'
import { maxValue } from './factors/preferences.ts'
import { ownCriteriaOf, type OwnWeights } from './own-criteria.ts'
import { scoringRule } from './scoring-rule.ts'
import { sortKeyOf } from './sort-key.ts'
import type { Weighing } from './score-property.ts'

/** What packed evaluations depend on besides the home and the places searched: they are rebuilt if it differs. */
export function packedFor(weights: EvaluationInput['weights']): unknown[] {
  return [scoringRule, idealOf(weights), keysIn(weights)]
}

/**
 * Packs values as comma-separated thousandths: factors, own criteria sorted by key, extras, and 1 for a home over
 * the budget. Unknown and absent values are empty.
 */
export function packEvaluation({
  values,
  custom,
  extras: present,
  isOverBudget,
}: Omit<Evaluation, 'overridden'>): string {
  return [
    ...[
      ...factors.map((factor) => values[factor]),
      ...[...custom.keys()].sort().map((key) => custom.get(key) ?? null),
      ...extras.map((extra) => (present.includes(extra) ? maxValue : null)),
    ].map((value) => (value === null ? '' : thousandthsOf(value))),
    isOverBudget ? 1 : '',
  ].join(',')
}

/** Computes the same sort key as `weighEvaluation`, from packed evaluations for the same criteria. */
export const sortPacked = (weights: Weighing): ((packed: string) => number) => {
  const location = factors.indexOf('location')
  const own = new Map(ownCriteriaOf(weights).map(({ key, weight }) => [key, weight]))
  const criteria = [
    ...factors.map((factor) => weights[factor]),
    ...keysIn(weights).map((key) => own.get(key) ?? 0),
  ].map(halvesOf)
  const onTop = extras.map((extra) => halvesOf(extraWeights[extra]))
  return (packed) => {
    const values = packed.split(',')
    const sum = { thousandths: 0, halves: 0, known: 0 }
    criteria.forEach((weight, at) => {
      const value = values[at] ?? ''
      if (weight === 0 || (value === '' && at === location)) return
      sum.thousandths += (value === '' ? unknownThousandths : Number(value)) * weight
      sum.halves += weight
      if (value !== '') sum.known += 1
    })
    onTop.forEach((weight, at) => {
      const value = values[criteria.length + at] ?? ''
      if (sum.known === 0 || value === '') return
      sum.thousandths += Number(value) * weight
      sum.halves += weight
    })
    const score = sum.halves === 0 ? neutralScore : scoreOf(sum.thousandths, sum.halves)
    return sortKeyOf({ score, isOverBudget: values.at(-1) === '1', known: sum.known })
  }
}

const keysIn = (weights: OwnWeights): string[] =>
  ownCriteriaOf(weights)
    .map(({ key }) => key)
    .sort()
