import { createHash } from 'node:crypto'
import { idIn } from './read-identity.ts'
import type { ListingPart } from './split-listings.ts'

/** Increment when records are read differently, so that each is read again at its next delivery. */
const readingVersion = 1

/** What is known of a record before parsing. */
export interface RecordMark {
  /** Probable id of its advert, from the raw text. */
  readonly id: string
  /** Fingerprint of its contents; equal fingerprints within a source mean equal contents. */
  readonly record: string
}

/** What else affects a record's meaning: its source, the encoding, the year, and the weights of the facts model. */
interface Reading {
  readonly source: string
  readonly encoding: string
  readonly now: Date
  readonly weights: string
}

/**
 * Returns a mark for each record of a chunk; null if another record is of the same advert, because both apply, in
 * order.
 */
export function marksOf(parts: readonly ListingPart[], reading: Reading): (RecordMark | null)[] {
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
