import { collectionsOf, type Catalogue } from './catalogue.ts'
import type { Collection } from './collection.ts'

/** What one command reads: the collections of its database as they are and, from its first pause on, as they were then. */
export class View {
  private collections: ReadonlyMap<string, Collection>
  private isFrozen = false

  constructor(catalogue: Catalogue) {
    this.collections = catalogue.collections
  }

  find(ns: string): Collection | undefined {
    return this.collections.get(ns)
  }

  freeze(catalogue: Catalogue, database: string): void {
    if (this.isFrozen) return
    this.isFrozen = true
    this.collections = new Map(
      collectionsOf(catalogue, database).map((collection) => [collection.ns, leaveBehind(collection)]),
    )
  }
}

/**
 * The collection as it is now, for ever: whoever is reading its trees keeps them. The collection goes on with clones, which share all nodes until
 * one of these is written.
 */
const leaveBehind = (collection: Collection): Collection => {
  const left = { ...collection, indexes: collection.indexes.map((index) => ({ ...index })) }
  collection.documents = collection.documents.clone()
  for (const index of collection.indexes) index.tree = index.tree.clone()
  return left
}
