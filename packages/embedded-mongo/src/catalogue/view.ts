import { collectionsOf, type Catalogue } from './catalogue.ts'
import type { Collection } from './collection.ts'

/** What one command reads: its database's current collections, and from its first pause on a snapshot of them. */
export class View {
  private collections: Frozen
  private isFrozen = false

  constructor(catalogue: Catalogue) {
    this.collections = catalogue.collections
  }

  find(ns: string): Collection | undefined {
    return this.collections.get(ns)
  }

  freeze(catalogue: Catalogue, database: string): void {
    if (!this.isFrozen) this.show(freeze(collectionsOf(catalogue, database)))
  }

  /** Reads these instead. */
  show(collections: Frozen): void {
    this.isFrozen = true
    this.collections = collections
  }
}

/** Collections as of one moment, by namespace. */
export type Frozen = ReadonlyMap<string, Collection>

export const freeze = (collections: Iterable<Collection>): Frozen =>
  new Map([...collections].map((collection) => [collection.ns, leaveBehind(collection)]))

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
