import type { KeptHome, Loosening, ScoreOverrides } from '@verandah/contracts'
import { passes, type Question, type Narrowing } from './narrowing.ts'

/** One filter of a narrowing. */
export interface AskedPart extends Pick<Loosening, 'field' | 'value'> {
  narrowing: Narrowing
}

const asking = [
  ...(['type', 'open', 'under', 'cash', 'month', 'words', 'without'] as const),
  ...(['distance', 'beds', 'baths', 'parking', 'area'] as const),
]

/** The filters of a narrowing, each fact by itself. */
export function partsOf(narrowing: Narrowing): AskedPart[] {
  return [
    ...asking
      .filter((field) => narrowing[field] !== undefined)
      .map((field) => ({ field, value: null, narrowing: { [field]: narrowing[field] } })),
    ...[narrowing.fact ?? []].flat().map((fact) => ({ field: 'fact', value: fact, narrowing: { fact } })),
  ]
}

interface Narrowed {
  rows: readonly { propertyId: string; home: KeptHome }[]
  own: ReadonlyMap<string, ScoreOverrides>
}

/** For each filter, how many homes fail it alone. */
export function loosenNarrowing(
  parts: readonly (AskedPart & { questions: readonly Question[] })[],
  { rows, own }: Narrowed,
): Loosening[] {
  const answers = rows.map(({ home, propertyId }) =>
    parts.map(({ questions }) => passes(questions, home, own.get(propertyId) ?? null) === true),
  )
  return parts.map(({ field, value }, at) => ({
    of: 'narrowing',
    field,
    value,
    homes: answers.filter((row) => row.every((isPassed, index) => isPassed !== (index === at))).length,
  }))
}
