import { dropCollection, renameCollection as rename } from '../catalogue/catalogue.ts'
import { StoreError, unsupported } from '../errors.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { isTruthy } from '../values/numbers.ts'
import { documentArgument } from './arguments.ts'
import { collectionName, databaseCollections, ensureCollection, findCollection } from './request.ts'
import type { Command, Request } from './request.ts'
import { nameSet } from '../values/document.ts'

const REFUSED =
  'capped timeseries viewOn pipeline validator validationLevel validationAction clusteredIndex encryptedFields expireAfterSeconds changeStreamPreAndPostImages'

export const create: Command = {
  fields: nameSet(`${REFUSED} size max autoIndexId storageEngine indexOptionDefaults idIndex`),
  run: (request) => {
    const { body, database } = request
    const refused = REFUSED.split(' ').find((option) => body[option] !== undefined && body[option] !== false)
    if (refused !== undefined) throw unsupported(`A collection with ${refused}`)
    const name = collectionName(request)
    if (findCollection(request, name) !== undefined)
      throw new StoreError('NamespaceExists', `Collection ${database}.${name} already exists.`)
    ensureCollection(request, name)
    return {}
  },
}

export const drop: Command = {
  fields: nameSet(''),
  run: (request) => {
    const collection = findCollection(request, collectionName(request))
    if (collection === undefined) return {}
    const nIndexesWas = collection.indexes.length
    dropCollection(request.store.catalogue, collection)
    return { ns: collection.ns, nIndexesWas }
  },
}

export const dropDatabase: Command = {
  fields: nameSet(''),
  run: (request) => {
    for (const collection of databaseCollections(request)) dropCollection(request.store.catalogue, collection)
    return { dropped: request.database }
  },
}

export const renameCollection: Command = {
  fields: nameSet('to dropTarget'),
  run: (request) => {
    const { body, store } = request
    const from = store.catalogue.collections.get(String(body.renameCollection))
    const to = String(body.to)
    if (from === undefined)
      throw new StoreError('NamespaceNotFound', `Source collection ${String(body.renameCollection)} does not exist`)
    const target = store.catalogue.collections.get(to)
    if (target !== undefined && !isTruthy(body.dropTarget))
      throw new StoreError('NamespaceExists', 'target namespace exists')
    if (target !== undefined) dropCollection(store.catalogue, target)
    rename(store.catalogue, from, to)
    request.met.add(from)
    return {}
  },
}

export const listCollections: Command = {
  fields: nameSet('filter nameOnly cursor authorizedCollections'),
  run: (request) => {
    const matches = compileFilter(documentArgument(request.body, 'filter'))
    const isNameOnly = isTruthy(request.body.nameOnly)
    const shown = databaseCollections(request).map(({ ns }) => describe(request, ns, isNameOnly))
    const ns = `${request.database}.$cmd.listCollections`
    return request.store.cursors.start(ns, shown.filter(matches), { isSingle: true })
  },
}

const describe = ({ database }: Request, ns: string, isNameOnly: boolean) => {
  const brief = { name: ns.slice(database.length + 1), type: 'collection' }
  return isNameOnly
    ? brief
    : { ...brief, options: {}, info: { readOnly: false }, idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } }
}

export const listDatabases: Command = {
  fields: nameSet('filter nameOnly authorizedDatabases'),
  run: ({ body, store }) => {
    const matches = compileFilter(documentArgument(body, 'filter'))
    const names = new Set([...store.catalogue.collections.keys()].map((ns) => ns.split('.')[0] ?? ''))
    const databases = [...names].sort().map((name) => ({ name, sizeOnDisk: 0, empty: false }))
    return { databases: databases.filter(matches), totalSize: 0, totalSizeMb: 0 }
  },
}
