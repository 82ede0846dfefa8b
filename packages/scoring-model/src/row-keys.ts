import type { Factor } from '@verandah/contracts'
import { factors } from '@verandah/contracts'
import { type Column, type Columns, columnOfUnknown } from './columns.ts'
import { halvesOf, neutralScore, scoreOf, unknownThousandths } from './exact.ts'
import { extras, extraWeights } from './extra-credit.ts'
import { sortKeyOf } from './sort-key.ts'
import type { Weighing } from './weigh-evaluation.ts'

/** What a weight belongs to. */
export interface Criterion {
  kind: 'factor' | 'custom'
  name: string
}

/** The factors, then the buyer's own criteria by name. */
export const criteriaOf = ({ additionalCriteria }: Pick<Weighing, 'additionalCriteria'>): Criterion[] => [
  ...factors.map((name) => ({ kind: 'factor' as const, name })),
  ...Object.keys(additionalCriteria)
    .sort()
    .map((name) => ({ kind: 'custom' as const, name })),
]

export const columnIn = (columns: Columns, { kind, name }: Criterion): Column =>
  (kind === 'factor' ? columns.factors[name as Factor] : columns.custom.get(name)) ??
  columnOfUnknown(columns.homes.length)

/** Whether an unknown value of a criterion counts half, and does not leave the mean. */
export const countsUnknown = ({ kind, name }: Criterion): boolean => kind !== 'factor' || name !== 'location'

/** A value that a home would have if its advert stated it. */
export interface Told {
  /** Index among the criteria. */
  criterion: number
  thousandths: number
  /** Where it decides that the home exceeds the budget. */
  isOverBudget?: boolean
}

/** The sort key of a row by weights, one for each criterion. */
export type KeyOfRow = (row: number, weights: ArrayLike<number>, told?: Told) => number

/** Keys of single homes for weights that change often: they order homes as `rank` does, equal ones by row. */
export const rowKeys = (columns: Columns, criteria: readonly Criterion[]): KeyOfRow => {
  const listed = criteria.map((criterion) => ({ ...columnIn(columns, criterion), counts: countsUnknown(criterion) }))
  const creditOf = creditsIn(columns)
  return (row, weights, told) => {
    const sum = { weighted: 0, halves: 0, known: 0 }
    for (let index = 0; index < listed.length; index++) {
      const half = halvesOf(weights[index] ?? 0)
      const column = listed[index]
      if (half === 0 || column === undefined) continue
      const stated = told?.criterion === index ? told.thousandths : null
      const isKnown = stated !== null || column.known[row] === 1
      if (!isKnown && !column.counts) continue
      sum.weighted += half * (stated ?? (isKnown ? (column.thousandths[row] ?? 0) : unknownThousandths))
      sum.halves += half
      sum.known += isKnown ? 1 : 0
    }
    const credit = sum.known > 0 ? creditOf(row) : none
    const halves = sum.halves + credit.halves
    const score = halves === 0 ? neutralScore : scoreOf(sum.weighted + credit.weighted, halves)
    return sortKeyOf({ score, isOverBudget: told?.isOverBudget ?? columns.overBudget[row] === 1, known: sum.known })
  }
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
