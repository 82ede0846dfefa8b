import { saveCollection } from '../catalogue/catalogue.ts'
import type { Collection } from '../catalogue/collection.ts'
import { StoreError } from '../errors.ts'
import { addKeys, assertUnique, keysFor, openIndex, type DocumentIndex } from '../indexes/document-index.ts'
import { ID_INDEX, parseIndexSpec, type IndexSpec } from '../indexes/index-spec.ts'
import { areEqual } from '../values/compare-values.ts'
import { documentsArgument } from './arguments.ts'
import { collectionName, ensureCollection, findCollection, requireCollection, type Command } from './request.ts'

export const createIndexes: Command = {
  run: (request) => {
    const specs = documentsArgument(request.body, 'indexes').map(parseIndexSpec)
    const isNew = findCollection(request, collectionName(request)) === undefined
    const collection = ensureCollection(request, collectionName(request))
    const numIndexesBefore = collection.indexes.length
    const added = specs.filter((spec) => isMissing(collection, spec)).map((spec) => buildIndex(collection, spec))
    collection.indexes.push(...added)
    if (added.length > 0) saveCollection(collection)
    return { numIndexesBefore, numIndexesAfter: collection.indexes.length, createdCollectionAutomatically: isNew }
  },
}

/** Errors: 85 for the same keys with another name, 86 for the same name with other keys or options. */
const isMissing = (collection: Collection, spec: IndexSpec): boolean => {
  if (areEqual(spec.key, { _id: 1 })) return false
  for (const { spec: existing } of collection.indexes) {
    if (existing.name === spec.name && areEqual(existing, spec)) return false
    if (existing.name === spec.name)
      throw new StoreError('IndexKeySpecsConflict', `An existing index has the same name: ${spec.name}`)
    if (areEqual(existing.key, spec.key))
      throw new StoreError('IndexOptionsConflict', `Index already exists with a different name: ${existing.name}`)
  }
  return true
}

const buildIndex = (collection: Collection, spec: IndexSpec): DocumentIndex => {
  const index = openIndex(spec)
  for (const stored of collection.documents.values()) {
    const keys = keysFor(index, stored.document)
    assertUnique(index, keys, stored.document, collection.ns)
    addKeys(index, keys, stored.seq)
  }
  return index
}

export const listIndexes: Command = {
  run: (request) => {
    const collection = requireCollection(request, collectionName(request))
    const shown = collection.indexes.map(({ spec }) => ({ v: 2, ...spec }))
    return request.store.cursors.start(collection.ns, shown, { isSingle: true })
  },
}

export const dropIndexes: Command = {
  run: (request) => {
    const collection = requireCollection(request, collectionName(request))
    const nIndexesWas = collection.indexes.length
    const { index: name } = request.body
    const gone = collection.indexes.find(({ spec }) => spec.name === name)
    if (gone === undefined) throw new StoreError('IndexNotFound', `index not found with name [${String(name)}]`)
    if (name === ID_INDEX.name) throw new StoreError('InvalidOptions', 'cannot drop _id index')
    collection.indexes = collection.indexes.filter((index) => index !== gone)
    saveCollection(collection)
    return { nIndexesWas }
  },
}
