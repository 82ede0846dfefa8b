import type { Predicate } from '../query/walk-path.ts'
import type { Journal } from '../storage/journal.ts'
import type { Document } from '../values/document.ts'
import { readFields } from '../values/read-bson.ts'

/** State of a collection's writes. */
export interface Writing {
  /** Journal ticket of the latest write: replies to writers of this collection wait for it. */
  lastTicket: number
  /** Writes that may not be on disk yet: a read waits for those whose documents match it before or after the write. */
  pending: PendingWrite[]
  readonly journal: Journal
}

export interface PendingWrite {
  readonly ticket: number
  readonly before?: Look
  readonly after?: Look
}

/** Reads at least these fields of a document. */
type Look = (names: ReadonlySet<string>) => Document

export const lookAt =
  (bytes: Uint8Array): Look =>
  (names) =>
    readFields(bytes, names)

/** With more pending writes, readers wait for the latest instead of searching them. */
const MANY_PENDING = 200

/**
 * Returns the ticket of the latest write that a read with this filter may observe, whether its document matches before
 * or after the write.
 */
export function ticketOf(
  { pending, lastTicket, journal }: Writing,
  matches: Predicate,
  names: ReadonlySet<string>,
): number {
  if (lastTicket <= journal.durableTicket() || pending.length > MANY_PENDING) return lastTicket
  try {
    const met = pending.findLast(
      ({ before, after }) =>
        (before !== undefined && matches(before(names))) || (after !== undefined && matches(after(names))),
    )
    return met?.ticket ?? 0
  } catch {
    // The filter failed on a document's earlier state; the read itself has not failed.
    return lastTicket
  }
}
