import { createHash } from 'node:crypto'
import { idIn } from './read-identity.ts'
import type { ListingPart } from './split-listings.ts'

/** Moves when what is made of a record does, so that each is read again when it next comes. */
const readingVersion = 1

/** What is told of a record before it is read. */
export interface RecordMark {
  /** Of its advert, as its text seems to say. */
  readonly id: string
  /** A fingerprint of all that it says; equal ones of a source say the same. */
  readonly record: string
}

/** What else a record means depends on: who brought it, how its bytes are read, in which year, and by which weights its words. */
interface Reading {
  readonly source: string
  readonly encoding: string
  readonly now: Date
  readonly weights: string
}

/** A mark for each record of a stretch; none where another record of it is of the same advert, because both count, in their order. */
export const marksOf = (parts: readonly ListingPart[], reading: Reading): (RecordMark | null)[] => {
  const ids = parts.map(({ kind, text, broken }) => (kind === null || broken !== null ? null : idIn(text)))
  const counts = new Map<string | null, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return parts.map(({ text }, index) => {
    const id = ids[index] ?? null
    return id === null || counts.get(id) !== 1 ? null : { id, record: fingerprintOf(text, reading) }
  })
}

const fingerprintOf = (text: string, { source, encoding, now, weights }: Reading): string =>
  createHash('sha256')
    .update(JSON.stringify([readingVersion, source, encoding, now.getUTCFullYear(), weights]))
    .update(text, 'latin1')
    .digest('base64url')
    .slice(0, 22)
