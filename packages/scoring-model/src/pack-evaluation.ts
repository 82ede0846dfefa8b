import { factors } from '@verandah/contracts'
import { type Evaluation, type EvaluationInput, idealOf } from './evaluate-property.ts'
import { halvesOf, neutralScore, scoreOf, thousandthsOf } from './exact.ts'
import { extras, extraWeights } from './extra-credit.ts'
import { maxValue } from './factors/preferences.ts'
import type { Weighing } from './weigh-evaluation.ts'

/** Increment on every change to how a criterion is valued: stored packed evaluations are then rebuilt. */
export const evaluationVersion = 1

/** What packed evaluations depend on besides the home and the places searched: they are rebuilt if it differs. */
export const packedFor = (weights: EvaluationInput['weights']): unknown[] => [
  evaluationVersion,
  idealOf(weights),
  namesIn(weights),
]

/**
 * Packs values as comma-separated thousandths: factors, custom criteria sorted by name, extras. Unknown and absent
 * values are empty.
 */
export const packEvaluation = ({ values, custom, extras: present }: Omit<Evaluation, 'overridden'>): string =>
  [
    ...factors.map((factor) => values[factor]),
    ...[...custom.keys()].sort().map((name) => custom.get(name) ?? null),
    ...extras.map((extra) => (present.includes(extra) ? maxValue : null)),
  ]
    .map((value) => (value === null ? '' : thousandthsOf(value)))
    .join(',')

/** Computes the same score as `weighEvaluation`, from packed evaluations for the same criteria. */
export const scorePacked = (weights: Weighing): ((packed: string) => number) => {
  const criteria = [
    ...factors.map((factor) => weights[factor]),
    ...namesIn(weights).map((name) => weights.additionalCriteria[name] ?? 0),
  ].map(halvesOf)
  const onTop = extras.map((extra) => halvesOf(extraWeights[extra]))
  return (packed) => {
    const values = packed.split(',')
    const some = addUp(values, criteria)
    if (some.halves === 0) return neutralScore
    const more = addUp(values.slice(criteria.length), onTop)
    return scoreOf(some.thousandths + more.thousandths, some.halves + more.halves)
  }
}

const namesIn = ({ additionalCriteria }: Pick<Weighing, 'additionalCriteria'>): string[] =>
  Object.keys(additionalCriteria).sort()

const addUp = (values: readonly string[], weights: readonly number[]) => {
  const sum = { thousandths: 0, halves: 0 }
  weights.forEach((weight, at) => {
    const value = values[at] ?? ''
    if (value === '') return
    sum.thousandths += Number(value) * weight
    sum.halves += weight
  })
  return sum
}
