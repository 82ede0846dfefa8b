import type { PropertyType, Weights } from '@verandah/contracts'
import {
  columnIn,
  type Columns,
  countsUnknown,
  criteriaOf,
  type Criterion,
  rank,
  rowKeys,
  weightOf,
} from '@verandah/scoring-model'
import { lacksByNature } from '@/components/property/lacks-by-nature.ts'

/** A home's type and suburb, by row: `of` counts into `names`. */
export interface Kinds {
  names: readonly { type: PropertyType; suburb: string }[]
  of: Uint16Array
}

/** The homes of a list with the weights that rank them: all that the worker receives. */
export interface Ranked {
  columns: Columns
  kinds: Kinds
  weights: Weights
  maxPrice: number | undefined
}

export type Standing = ReturnType<typeof standingOf>

/** Where every home is now. */
export function standingOf({ columns, weights, kinds }: Pick<Ranked, 'columns' | 'weights' | 'kinds'>) {
  const criteria = criteriaOf(weights)
  const settings = criteria.map((criterion) => weightOf(weights, criterion))
  const keyOf = rowKeys(columns, criteria)
  const keys = Float64Array.from(columns.homes, (_, row) => keyOf(row, settings))
  /** The place, from 1, that a row has with a key, its own or another. */
  const placeOf = (row: number, key = keys[row] ?? 0): number =>
    keys.reduce((place, other, at) => place + (at !== row && isAbove({ key: other, row: at }, { key, row }) ? 1 : 0), 1)
  /** Criteria that count for a row, are not stated, and can be asked for. */
  const unknownsOf = (row: number): number[] =>
    [...criteria.keys()].filter((index) => {
      const criterion = criteria[index]
      if (criterion === undefined || settings[index] === 0 || !isUnknown(columns, criterion, row)) return false
      return !lacksByNature(kinds.names[kinds.of[row] ?? -1]?.type, criterion.name)
    })
  return { criteria, settings, keyOf, keys, placeOf, unknownsOf, order: rank(columns, weights).order }
}

/** What statements are judged by. */
export function askedOf({ weights: { useFiltersForScoring, idealCriteria }, maxPrice }: Ranked) {
  return {
    ideal: useFiltersForScoring ? idealCriteria : {},
    maxPrice,
  }
}

interface Placed {
  key: number
  row: number
}

/** Rows are sorted by id, which orders equal homes. */
export function isAbove(one: Placed, other: Placed): boolean {
  return one.key > other.key || (one.key === other.key && one.row < other.row)
}

export function isUnknown(columns: Columns, criterion: Criterion, row: number): boolean {
  return countsUnknown(criterion) && columnIn(columns, criterion).known[row] !== 1
}
