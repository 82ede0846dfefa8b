import { type Day, longDay } from '../day.ts'
import type { Purchase } from '../input.ts'
import type { SourceShown } from '../result.ts'
import type { Sourced } from './types.ts'

export type Dates = Pick<Purchase, 'contractOn' | 'settlementOn'>

/** The last day for which the entry may be used. */
export function lastDayOf({ validUntil, checkedUntil }: Sourced): Day {
  return validUntil ?? checkedUntil ?? ''
}

/** The date of a purchase that decides about the entry. */
export function decidingDay({ dateOf }: Sourced, { contractOn, settlementOn }: Dates): Day {
  return dateOf === 'settlement' ? settlementOn : contractOn
}

export function inForce<Entry extends Sourced>(entries: readonly Entry[], dates: Dates): Entry[] {
  return entries.filter((entry) => {
    const day = decidingDay(entry, dates)
    return entry.validFrom <= day && day <= lastDayOf(entry)
  })
}

/** "not known for contracts after 30 June 2027", for a day that no entry covers. */
export function whyUnknown(what: string, entries: readonly Sourced[], dates: Dates): string {
  const isAfter = (entry: Sourced) => decidingDay(entry, dates) > lastDayOf(entry)
  const past = entries.filter(isAfter).toSorted((one, other) => (lastDayOf(one) < lastDayOf(other) ? 1 : -1))[0]
  if (past !== undefined) return `${what} is not known for ${deals(past)} after ${longDay(lastDayOf(past))}.`
  const first = entries.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))[0]
  if (first === undefined) return `${what} is not known.`
  return `${what} is not known for ${deals(first)} before ${longDay(first.validFrom)}.`
}

export function deals({ dateOf }: Sourced): string {
  return dateOf === 'settlement' ? 'settlements' : 'contracts'
}

export function shown({ source, readOn, confirmed }: Sourced): SourceShown {
  return {
    source,
    readOn,
    isConfirmed: confirmed,
  }
}
