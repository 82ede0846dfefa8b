import { StoreError } from '../errors.ts'
import type { Journal } from '../storage/journal.ts'
import { documentKey } from '../storage/keys.ts'
import { sealOf } from '../storage/tally.ts'
import type { Storage } from './collection.ts'
import type { StoredDocument } from './stored-document.ts'

/** Of documents as they are on disk, and once more of those that are held as values too: these take one and a half to three times as much. */
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** Documents are held in memory from when they are written or read until others have pushed them out. */
export const openShelves = (journal: Journal, maxHeldBytes = MAX_HELD_BYTES) => {
  const held: StoredDocument[] = []
  let first = 0
  let heldBytes = 0
  const letGoDownTo = (bytes: number): void => {
    const durable = journal.durableTicket()
    for (let oldest = held[first]; heldBytes > bytes && oldest !== undefined; oldest = held[first]) {
      if (oldest.ticket > durable) return
      oldest.letGo()
      heldBytes -= oldest.bytes
      first += 1
    }
    if (first > 1000 && first * 2 > held.length) first -= held.splice(0, first).length
  }
  const hold = (stored: StoredDocument): void => {
    if (!journal.holdsDocuments) return
    held.push(stored)
    heldBytes += stored.bytes
    if (heldBytes > maxHeldBytes) letGoDownTo(maxHeldBytes)
  }
  const shelfOf: Storage['shelfOf'] = (collectionId, bytesOf) => ({
    hold,
    load: (stored) => load(journal, documentKey(collectionId, stored.seq), stored),
    holdsAll: (times) => bytesOf() * times <= maxHeldBytes,
  })
  /** Of everything that the disk has. */
  const letGo = () => letGoDownTo(0)
  return { shelfOf, letGo }
}

const load = (journal: Journal, key: string, { seq, seal }: StoredDocument): Uint8Array => {
  const bytes = journal.readDocument(key)
  if (bytes === undefined) throw new StoreError('QueryPlanKilled', 'the collection was dropped while it was being read')
  if (sealOf(seq, bytes) !== seal)
    throw new Error('a document on disk is not as it was written: stop the store and run its check (verify)')
  return bytes
}
