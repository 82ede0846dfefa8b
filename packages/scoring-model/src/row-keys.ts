import type { Factor } from '@verandah/contracts'
import { factors } from '@verandah/contracts'
import { type Column, type Columns, columnOfUnknown } from './columns.ts'
import { halvesOf, neutralScore, scoreOf, unknownThousandths } from './exact.ts'
import { extras, extraWeights } from './extra-credit.ts'
import { ownCriteriaOf, type OwnWeights } from './own-criteria.ts'
import { sortKeyOf } from './sort-key.ts'
import type { Weighing } from './score-property.ts'

/** What a weight belongs to. */
export interface Criterion {
  kind: 'factor' | 'custom' | 'place'
  name: string
  /** Of a place: names its column. */
  key?: string
}

/** The factors, then the buyer's own criteria. */
export function criteriaOf(weights: OwnWeights): Criterion[] {
  return [
    ...factors.map((name) => ({ kind: 'factor' as const, name })),
    ...ownCriteriaOf(weights).map(({ kind, name, key }) => ({ kind, name, ...(kind === 'place' && { key }) })),
  ]
}

/** The weight of a criterion; 0 where it has none. */
export function weightOf(weights: Weighing, { kind, name }: Criterion): number {
  return (
    (kind === 'factor'
      ? weights[name as Factor]
      : ownCriteriaOf(weights).find((own) => own.kind === kind && own.name === name)?.weight) ?? 0
  )
}

export function columnIn(columns: Columns, { kind, name, key = name }: Criterion): Column {
  return (
    (kind === 'factor' ? columns.factors[name as Factor] : columns.custom.get(key)) ??
    columnOfUnknown(columns.homes.length)
  )
}

/** Whether an unknown value of a criterion counts half, and does not leave the mean. */
export function countsUnknown({ kind, name }: Criterion): boolean {
  return kind !== 'factor' || name !== 'location'
}

/** A value that a home would have if its advert stated it. */
export interface AssumedValue {
  /** Index among the criteria. */
  criterion: number
  thousandths: number
  /** Where it decides that the home exceeds the budget. */
  isOverBudget?: boolean
}

/** The sort key of a row by weights, one for each criterion. */
export type KeyOfRow = (row: number, weights: ArrayLike<number>, assumed?: AssumedValue) => number

const scoreOrNeutral = (weighted: number, halves: number): number =>
  halves === 0 ? neutralScore : scoreOf(weighted, halves)

/** Keys of single homes for weights that change often: they order homes as `rank` does, equal ones by row. */
export const rowKeys = (columns: Columns, criteria: readonly Criterion[]): KeyOfRow => {
  const { worth, counts, known } = rowsOf(columns, criteria)
  const creditOf = creditsIn(columns)
  const width = criteria.length
  const isOverBudget = (row: number, assumed: AssumedValue | undefined): boolean =>
    assumed?.isOverBudget ?? columns.overBudget[row] === 1
  return (row, weights, assumed) => {
    let weighted = 0
    let halves = 0
    let knowns = 0
    for (let index = 0; index < width; index++) {
      const half = halvesOf(weights[index] ?? 0)
      if (half === 0) continue
      const at = row * width + index
      if (assumed?.criterion === index) {
        weighted += half * assumed.thousandths
        halves += half
        knowns += 1
      } else {
        weighted += half * (worth[at] ?? 0)
        halves += half * (counts[at] ?? 0)
        knowns += known[at] ?? 0
      }
    }
    const credit = knowns > 0 ? creditOf(row) : none
    const score = scoreOrNeutral(weighted + credit.weighted, halves + credit.halves)
    return sortKeyOf({ score, isOverBudget: isOverBudget(row, assumed), known: knowns })
  }
}

/** Values row by row: what each is worth, and whether it counts and is known, as 0 or 1. */
const rowsOf = (columns: Columns, criteria: readonly Criterion[]) => {
  const cells = columns.homes.length * criteria.length
  const worth = new Uint16Array(cells)
  const counts = new Uint8Array(cells)
  const known = new Uint8Array(cells)
  criteria.forEach((criterion, index) => {
    const column = columnIn(columns, criterion)
    const unknown = countsUnknown(criterion) ? 1 : 0
    for (let row = 0; row < columns.homes.length; row++) {
      const at = row * criteria.length + index
      const isKnown = column.known[row] === 1
      known[at] = isKnown ? 1 : 0
      counts[at] = isKnown ? 1 : unknown
      worth[at] = isKnown ? (column.thousandths[row] ?? 0) : unknown * unknownThousandths
    }
  })
  return { worth, counts, known }
}

const none = { weighted: 0, halves: 0 }

/** Extra credit by row. */
const creditsIn = (columns: Columns) => {
  const given = Array.from(columns.homes, (_, row) => {
    const present = extras.filter((extra) => columns.extras[extra].known[row] === 1)
    return {
      weighted: sumOf(
        present,
        (extra) => halvesOf(extraWeights[extra]) * (columns.extras[extra].thousandths[row] ?? 0),
      ),
      halves: sumOf(present, (extra) => halvesOf(extraWeights[extra])),
    }
  })
  return (row: number) => given[row] ?? none
}

const sumOf = <Part>(parts: readonly Part[], numberOf: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + numberOf(part), 0)
