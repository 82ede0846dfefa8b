import type * as z from 'zod'
import type { sourced } from './fields.ts'

export type Period = Pick<z.output<z.ZodObject<typeof sourced>>, 'validFrom' | 'validUntil' | 'checkedUntil'>

/** Why the dates of a value are wrong, or null. */
export function whyWrongDates({ validFrom, validUntil, checkedUntil }: Period): string | null {
  const last = validUntil ?? checkedUntil
  if (last === undefined) return 'validUntil is null, so give checkedUntil: the last day for which you vouch'
  return last < validFrom ? 'it ends before validFrom' : null
}

/** Why values of one kind exclude each other, or null: for every date there is at most one. */
export function whyOverlapping(entries: readonly Period[]): string | null {
  const wrong = entries.findIndex((entry, at) => at > 0 && entry.validFrom <= (lastOf(entries[at - 1]) ?? ''))
  return wrong === -1 ? null : `entry ${String(wrong + 1)} starts before the one before it ends, or is out of order`
}

const lastOf = (entry: Period | undefined) => entry?.validUntil ?? entry?.checkedUntil
