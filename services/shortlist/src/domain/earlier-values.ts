import { changedValues, type SavedValues, valuesOf } from './saved-values.ts'

/** What the next revision changed, as it was before. */
export interface EarlierValues extends Partial<SavedValues> {
  revision: number
}

interface Revised extends SavedValues {
  readonly revision: number
  /** Oldest first. */
  readonly earlier: readonly EarlierValues[]
}

/** How many revisions back an edit may come late and still be merged. */
export const earlierKept = 50

/** The history of a record whose values become `next`. */
export const remember = (record: Revised, next: SavedValues): EarlierValues[] =>
  [...record.earlier, { revision: record.revision, ...changedValues(record, next) }].slice(-earlierKept)

/** What a record held at the revision that a sender had seen; null when that is too long ago, or never was. */
export const baseOf = (record: Revised, seen: number | undefined): SavedValues | null => {
  if (seen === undefined || seen === record.revision) return valuesOf(record)
  const since = record.earlier.findIndex(({ revision }) => revision === seen)
  if (since === -1) return null
  return record.earlier
    .slice(since)
    .reduceRight<SavedValues>((values, before) => valuesOf({ ...values, ...before }), valuesOf(record))
}
