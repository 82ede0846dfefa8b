import { Timestamp } from 'bson'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Collection } from '../catalogue/collection.ts'
import { badValue, StoreError, unsupported } from '../errors.ts'
import { isDocument } from '../values/document.ts'
import { typeNameOf } from '../values/kinds.ts'

const IDLE_MS = 10 * 60_000

interface Snapshot {
  readonly time: Timestamp
  readonly collections: Frozen
  usedAt: number
}

/**
 * All collections as of one moment, for reads with the concern `snapshot`: a copy of a running product. Unused ones
 * expire after ten minutes.
 */
export class Snapshots {
  private readonly taken = new Map<bigint, Snapshot>()
  private count = 0

  /** Takes a snapshot, or returns the one that the read concern names by `atClusterTime`. */
  of(readConcern: unknown, catalogue: Catalogue): Snapshot {
    const { level, atClusterTime, ...rest } = isDocument(readConcern) ? readConcern : {}
    if (level !== 'snapshot' || Object.keys(rest).length > 0)
      throw unsupported('A read concern other than snapshot', 'InvalidOptions')
    const snapshot = atClusterTime === undefined ? this.take(catalogue) : this.find(atClusterTime)
    snapshot.usedAt = Date.now()
    return snapshot
  }

  dropIdle(now: number): void {
    for (const [time, { usedAt }] of this.taken) if (now - usedAt > IDLE_MS) this.taken.delete(time)
  }

  private take({ collections }: Catalogue): Snapshot {
    this.count += 1
    const time = new Timestamp({ t: Math.floor(Date.now() / 1000), i: this.count })
    const snapshot = { time, collections: freeze(collections.values()), usedAt: Date.now() }
    this.taken.set(time.toBigInt(), snapshot)
    return snapshot
  }

  private find(time: unknown): Snapshot {
    if (!(time instanceof Timestamp)) throw badValue(`atClusterTime must be a timestamp, not ${typeNameOf(time)}`)
    const snapshot = this.taken.get(time.toBigInt())
    if (snapshot === undefined) throw new StoreError('SnapshotTooOld', 'The snapshot has expired: begin the copy again')
    return snapshot
  }
}

/** Collections as of one moment, by namespace. */
export type Frozen = ReadonlyMap<string, Collection>

export function freeze(collections: Iterable<Collection>): Frozen {
  return new Map([...collections].map((collection) => [collection.ns, leaveBehind(collection)]))
}

/**
 * Returns a snapshot of the collection with its trees. The collection continues with clones, which share all nodes
 * until they are written.
 */
const leaveBehind = (collection: Collection): Collection => {
  const left = { ...collection, indexes: collection.indexes.map((index) => ({ ...index })) }
  collection.documents = collection.documents.clone()
  for (const index of collection.indexes) index.tree = index.tree.clone()
  return left
}
