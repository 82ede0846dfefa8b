import { StoreError } from '../errors.ts'
import type { Journal } from '../storage/journal.ts'
import { documentKey } from '../storage/keys.ts'
import { sealOf } from '../storage/tally.ts'
import type { Storage } from './collection.ts'
import { NOWHERE, type StoredDocument } from './stored-document.ts'

/**
 * Budget in bytes as on disk; a document also held as values counts twice. Values take one and a half to three times
 * their size on disk.
 */
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** Minimum number of gaps worth compacting. */
const MANY_GAPS = 1000

/** Caches documents in memory from their write or read until they are evicted or overwritten. */
export const openShelves = (journal: Journal, maxHeldBytes = MAX_HELD_BYTES) => {
  /** Oldest first; an evicted document leaves a gap. */
  let held: (StoredDocument | undefined)[] = []
  let first = 0
  let gaps = 0
  let heldBytes = 0
  const takeOut = (stored: StoredDocument): void => {
    heldBytes -= stored.heldTimes * stored.bytes
    held[stored.place] = undefined
    gaps += 1
    if (gaps < MANY_GAPS || gaps * 2 < held.length) return
    held = held.filter((one) => one !== undefined)
    held.forEach((one, place) => one?.moveTo(place))
    first = 0
    gaps = 0
  }
  const letGoDownTo = (bytes: number): void => {
    const durable = journal.durableTicket()
    while (heldBytes > bytes && first < held.length) {
      const oldest = held[first]
      if (oldest !== undefined && oldest.ticket > durable) return
      first += 1
      if (oldest === undefined) continue
      takeOut(oldest)
      oldest.letGo()
    }
  }
  const hold = (stored: StoredDocument): void => {
    if (!journal.holdsDocuments) return
    if (stored.place === NOWHERE) stored.moveTo(held.push(stored) - 1)
    heldBytes += stored.bytes
    if (heldBytes > maxHeldBytes) letGoDownTo(maxHeldBytes)
  }
  const shelfOf: Storage['shelfOf'] = (collectionId, bytesOf) => ({
    hold,
    takeOut,
    load: (stored) => load(journal, documentKey(collectionId, stored.seq), stored),
    holdsAll: (times) => bytesOf() * times <= maxHeldBytes,
  })
  return { shelfOf, letGo: () => letGoDownTo(0) }
}

const load = (journal: Journal, key: string, { seq, seal }: StoredDocument): Uint8Array => {
  const bytes = journal.readDocument(key)
  if (bytes === undefined) throw new StoreError('QueryPlanKilled', 'the collection was dropped while it was being read')
  if (sealOf(seq, bytes) !== seal)
    throw new Error('a document on disk is not as it was written: stop the store and run its check (verify)')
  return bytes
}
