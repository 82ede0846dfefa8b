import { saveCollection } from '../catalogue/catalogue.ts'
import type { Collection } from '../catalogue/collection.ts'
import { StoreError } from '../errors.ts'
import { addKeys, assertUnique, keysFor, openIndex, type DocumentIndex } from '../indexes/document-index.ts'
import { parseIndexSpec, type IndexSpec } from '../indexes/index-spec.ts'
import { areEqual } from '../values/compare-values.ts'
import { type Document, isDocument } from '../values/document.ts'
import { documentsArgument } from './arguments.ts'
import { collectionName, ensureCollection, findCollection, requireCollection } from './request.ts'
import type { Command, Request } from './request.ts'

export const createIndexes: Command = {
  run: (request) => {
    const specs = documentsArgument(request.body, 'indexes').map(parseIndexSpec)
    const isNew = findCollection(request, collectionName(request)) === undefined
    const collection = ensureCollection(request, collectionName(request))
    const numIndexesBefore = collection.indexes.length
    const added = specs.filter((spec) => isMissing(collection, spec)).map((spec) => buildIndex(collection, spec))
    collection.indexes.push(...added)
    if (added.length > 0) saveCollection(collection)
    const note = added.length === 0 ? { note: 'all indexes already exist' } : {}
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically: isNew,
      ...note,
    }
  },
}

/** Errors: 85 for the same keys with other options or another name, 86 for the same name with other keys. */
const isMissing = (collection: Collection, spec: IndexSpec): boolean => {
  if (areEqual(spec.key, { _id: 1 })) return false
  for (const { spec: existing } of collection.indexes) {
    const isSame = areEqual(withoutName(existing), withoutName(spec))
    if (isSame && existing.name === spec.name) return false
    if (isSame)
      throw new StoreError('IndexOptionsConflict', `Index already exists with a different name: ${existing.name}`)
    if (existing.name === spec.name)
      throw new StoreError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. Requested index: ${spec.name}`,
      )
    if (areEqual(existing.key, spec.key))
      throw new StoreError(
        'IndexOptionsConflict',
        `An equivalent index already exists with a different name or options: ${existing.name}`,
      )
  }
  return true
}

const withoutName = ({ name: _name, ...options }: IndexSpec): Document => options

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
    const gone = chosenIndexes(request, collection)
    collection.indexes = collection.indexes.filter((index) => !gone.includes(index))
    saveCollection(collection)
    return { nIndexesWas }
  },
}

const chosenIndexes = ({ body }: Request, { indexes }: Collection): DocumentIndex[] => {
  const wanted: unknown[] = Array.isArray(body.index) ? body.index : [body.index]
  return wanted.flatMap((choice) => {
    if (choice === '*') return indexes.filter(({ spec }) => spec.name !== '_id_')
    const index = indexes.find(({ spec }) => spec.name === choice || (isDocument(choice) && areEqual(spec.key, choice)))
    if (index === undefined) throw new StoreError('IndexNotFound', `index not found with name [${String(choice)}]`)
    if (index.spec.name === '_id_') throw new StoreError('InvalidOptions', 'cannot drop _id index')
    return [index]
  })
}
