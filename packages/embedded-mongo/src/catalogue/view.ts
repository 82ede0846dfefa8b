import { collectionsOf, type Catalogue } from './catalogue.ts'
import type { Collection } from './collection.ts'

/** What one command reads: the collections of its database as they are and, from its first pause on, as they were then. */
export interface View {
  readonly find: (ns: string) => Collection | undefined
  readonly freeze: () => void
}

export const openView = (catalogue: Catalogue, database: string): View => {
  let frozen: ReadonlyMap<string, Collection> | undefined
  return {
    find: (ns) => (frozen ?? catalogue.collections).get(ns),
    freeze: () => {
      frozen ??= new Map(
        collectionsOf(catalogue, database).map((collection) => [collection.ns, leaveBehind(collection)]),
      )
    },
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
