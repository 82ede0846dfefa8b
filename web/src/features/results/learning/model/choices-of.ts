import type { Weights } from '@verandah/contracts'
import type { Choice, Dial } from '@verandah/decide'
import { columnIn, type Columns, type Criterion, criteriaOf, unknownValue, weightOf } from '@verandah/scoring-model'
import type { Preference } from './preferences.ts'

export const highestWeight = 10

/** Homes by row, with the criteria that the buyer weighs. */
export interface Weighed {
  ids: readonly string[]
  columns: Columns
  weights: Weights
}

export const criteriaWeighed = ({ weights }: Pick<Weighed, 'weights'>): Criterion[] => criteriaOf(weights)

/** The values of a home by criterion, from 0 to 10. */
export const valuesOf = ({ columns, weights }: Weighed, row: number): Float64Array =>
  Float64Array.from(criteriaOf(weights), (criterion) => {
    const { known, thousandths } = columnIn(columns, criterion)
    return known[row] === 1 ? (thousandths[row] ?? 0) / 1000 : unknownValue
  })

/** The preferences between homes of the list, with their values. */
export const choicesOf = (weighed: Weighed, preferences: readonly Preference[]) => {
  const rows = new Map(weighed.ids.map((id, row) => [id, row]))
  return preferences.flatMap((preference) => {
    const better = rows.get(preference.better)
    const worse = rows.get(preference.worse)
    if (better === undefined || worse === undefined) return []
    const choice: Choice = { better: valuesOf(weighed, better), worse: valuesOf(weighed, worse) }
    return [{ preference, choice }]
  })
}

/** The sliders: the six of the specification from 1, the others from 0. */
export const dialsOf = ({ weights }: Pick<Weighed, 'weights'>): Dial[] =>
  criteriaOf(weights).map((criterion) => ({
    at: weightOf(weights, criterion),
    lowest: criterion.kind !== 'factor' || criterion.name === 'propertyAge' ? 0 : 1,
    highest: highestWeight,
  }))
