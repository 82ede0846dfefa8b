import { changedValues, type SavedValues, type StoredValues, savedValuesOf } from './saved-values.ts'

/** The values that the next revision replaced. */
export interface EarlierValues extends Partial<SavedValues> {
  revision: number
}

interface Revised extends StoredValues {
  readonly revision: number
  /** Oldest first. */
  readonly earlier: readonly EarlierValues[]
}

/** How many revisions back a late edit can still be merged. */
export const earlierKept = 50

/** Returns the history of a record whose values become `next`. */
export function remember(record: Revised, next: SavedValues): EarlierValues[] {
  return [...record.earlier, { revision: record.revision, ...changedValues(savedValuesOf(record), next) }].slice(
    -earlierKept,
  )
}

/** Returns the values at the revision that a sender had seen; null if that is too old or never existed. */
export function baseOf(record: Revised, seen: number | undefined): SavedValues | null {
  if (seen === undefined || seen === record.revision) return savedValuesOf(record)
  const since = record.earlier.findIndex(({ revision }) => revision === seen)
  if (since === -1) return null
  return record.earlier
    .slice(since)
    .reduceRight<SavedValues>((values, before) => savedValuesOf({ ...values, ...before }), savedValuesOf(record))
}
