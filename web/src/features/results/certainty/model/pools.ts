import { type Column, columnIn, type Criterion } from '@verandah/scoring-model'
import type { PropertyType } from '@verandah/contracts'
import type { Ranked } from './ranked.ts'

/** Homes that an unknown value is drawn from: fewer tell too little. */
const fewest = 20

/** The narrowest homes of which enough state a value. */
export interface Level {
  /** Null where homes of all types are meant. */
  type: PropertyType | null
  /** Null where homes of all suburbs of the list are meant. */
  suburb: string | null
  /** How many of them state it. */
  homes: number
}

export interface Pool extends Level {
  /** Values from 0 to 10. */
  values: Float64Array
}

/**
 * Whether homes that state a value tell what the silent ones have. Adverts state what a home has and seldom what it
 * lacks, and under a budget only the prices within it are in the list.
 */
export function isSample({ kind, name }: Criterion, maxPrice: number | undefined): boolean {
  return kind !== 'custom' && !(name === 'price' && maxPrice !== undefined)
}

/**
 * Finds what an unknown value of a row is drawn from; null where too few homes state one or are no sample, so that it
 * counts half.
 */
export const poolsOf = ({ columns, kinds, maxPrice }: Omit<Ranked, 'weights'>) => {
  const known = new Map<string, Float64Array>()
  const kindOf = (row: number) => kinds.names[kinds.of[row] ?? 0]
  const knownValues = (criterion: Criterion, { type, suburb }: Pick<Level, 'type' | 'suburb'>): Float64Array => {
    const key = JSON.stringify([criterion, type, suburb])
    const found = known.get(key)
    if (found !== undefined) return found
    const isAlike = (row: number) =>
      (type === null || kindOf(row)?.type === type) && (suburb === null || kindOf(row)?.suburb === suburb)
    const values = statedIn(columnIn(columns, criterion), isAlike)
    known.set(key, values)
    return values
  }
  return (criterion: Criterion, row: number): Pool | null => {
    if (!isSample(criterion, maxPrice)) return null
    const { type = null, suburb = null } = kindOf(row) ?? {}
    const levels = [
      { type, suburb },
      { type, suburb: null },
      { type: null, suburb: null },
    ]
    for (const level of levels) {
      const values = knownValues(criterion, level)
      if (values.length >= fewest) return { ...level, values, homes: values.length }
    }
    return null
  }
}

const statedIn = ({ known, thousandths }: Column, isAlike: (row: number) => boolean): Float64Array =>
  Float64Array.from(
    [...known.keys()].filter((row) => known[row] === 1 && isAlike(row)),
    (row) => (thousandths[row] ?? 0) / 1000,
  )
