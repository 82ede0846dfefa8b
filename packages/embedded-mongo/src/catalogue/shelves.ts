import { StoreError } from '../errors.ts'
import type { Journal } from '../storage/journal.ts'
import { documentKey } from '../storage/keys.ts'
import { sealOf } from '../storage/tally.ts'
import type { Storage } from './collection.ts'
import type { StoredDocument } from './stored-document.ts'

/**
 * Budget in bytes as on disk; a document also held as values counts twice. Values take one and a half to three times
 * their size on disk.
 */
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** Evicts this share at once: each eviction passes the gaps that earlier ones left at the start of the set. */
const EVICTED_SHARE = 1 / 16

/** Caches documents in memory from their write or read until they are evicted or overwritten. */
export function openShelves(journal: Journal, maxHeldBytes = MAX_HELD_BYTES) {
  /** Oldest first. */
  const held = new Set<StoredDocument>()
  let heldBytes = 0
  const takeOut = (stored: StoredDocument): void => {
    if (held.delete(stored)) heldBytes -= stored.heldTimes * stored.bytes
  }
  const letGoDownTo = (bytes: number): void => {
    const durable = journal.durableTicket()
    for (const oldest of held) {
      if (heldBytes <= bytes || oldest.ticket > durable) return
      takeOut(oldest)
      oldest.letGo()
    }
  }
  const hold = (stored: StoredDocument): void => {
    if (!journal.holdsDocuments) return
    held.add(stored)
    heldBytes += stored.bytes
    if (heldBytes > maxHeldBytes) letGoDownTo(maxHeldBytes * (1 - EVICTED_SHARE))
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
