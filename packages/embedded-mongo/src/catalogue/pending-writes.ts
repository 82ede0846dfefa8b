import type { Predicate } from '../query/walk-path.ts'
import type { Journal } from '../storage/journal.ts'
import type { Document } from '../values/document.ts'
import { readBson, readFields } from '../values/read-bson.ts'

/** What a collection knows of its writes. */
export interface Writing {
  /** The journal's ticket of the latest write: the reply to a writer of this collection waits for it. */
  lastTicket: number
  /** Writes that may not be on disk yet: a reader waits for those whose documents, as they were or are, it asks for. */
  pending: PendingWrite[]
  readonly journal: Journal
}

export interface PendingWrite {
  readonly ticket: number
  readonly before?: Look
  readonly after?: Look
}

/** At least these fields of a document; without names all of it. */
type Look = (names: ReadonlySet<string> | undefined) => Document

export const lookAt =
  (bytes: Uint8Array): Look =>
  (names) =>
    names === undefined ? readBson(bytes) : readFields(bytes, names)

/** More of them are not looked through for each reader. */
const MANY_PENDING = 200

/** The latest write that somebody may learn of who asks for documents that match by these fields, whether they are there or no longer. */
export const ticketOf = (
  { pending, lastTicket, journal }: Writing,
  matches: Predicate,
  names: ReadonlySet<string> | undefined,
): number => {
  if (lastTicket <= journal.durableTicket() || pending.length > MANY_PENDING) return lastTicket
  try {
    const met = pending.findLast(
      ({ before, after }) =>
        (before !== undefined && matches(before(names))) || (after !== undefined && matches(after(names))),
    )
    return met?.ticket ?? 0
  } catch {
    // A filter that fails on what a document was is no failure of the read.
    return lastTicket
  }
}
