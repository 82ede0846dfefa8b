import type { Weights } from '@verandah/contracts'
import type { Choice, Dial } from '@verandah/decide'
import { columnIn, type Columns, type Criterion, criteriaOf, unknownValue, weightOf } from '@verandah/scoring-model'
import { sliderRange } from '../../ranking/slider-range.ts'
import type { Preference } from './preferences.ts'

/** Homes by row, with the criteria that the buyer weighs. */
export interface Weighed {
  ids: readonly string[]
  columns: Columns
  weights: Weights
}

export function criteriaWeighed({ weights }: Pick<Weighed, 'weights'>): Criterion[] {
  return criteriaOf(weights)
}

export function valuesByCriterion({ columns, weights }: Weighed, row: number): Float64Array {
  return Float64Array.from(criteriaOf(weights), (criterion) => {
    const { known, thousandths } = columnIn(columns, criterion)
    return known[row] === 1 ? (thousandths[row] ?? 0) / 1000 : unknownValue
  })
}

export function choicesOf(weighed: Weighed, preferences: readonly Preference[]) {
  const rows = new Map(weighed.ids.map((id, row) => [id, row]))
  return preferences.flatMap((preference) => {
    const better = rows.get(preference.better)
    const worse = rows.get(preference.worse)
    if (better === undefined || worse === undefined) return []
    const choice: Choice = { better: valuesByCriterion(weighed, better), worse: valuesByCriterion(weighed, worse) }
    return [{ preference, choice }]
  })
}

/** The sliders of the weights, where they are. */
export function dialsOf({ weights }: Pick<Weighed, 'weights'>): Dial[] {
  return criteriaOf(weights).map((criterion) => {
    const at = weightOf(weights, criterion)
    return { at, ...sliderRange(criterion, at) }
  })
}
