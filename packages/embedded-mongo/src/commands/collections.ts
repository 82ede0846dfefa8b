import { dropCollection } from '../catalogue/catalogue.ts'
import { StoreError } from '../errors.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { documentArgument } from './arguments.ts'
import { collectionName, databaseCollections, ensureCollection, findCollection, type Command } from './request.ts'

export const create: Command = {
  run: (request) => {
    const name = collectionName(request)
    if (findCollection(request, name) !== undefined)
      throw new StoreError('NamespaceExists', `Collection ${request.database}.${name} already exists.`)
    ensureCollection(request, name)
    return {}
  },
}

export const drop: Command = {
  run: (request) => {
    const collection = findCollection(request, collectionName(request))
    if (collection === undefined) return {}
    const nIndexesWas = collection.indexes.length
    dropCollection(request.store.catalogue, collection)
    return { ns: collection.ns, nIndexesWas }
  },
}

export const dropDatabase: Command = {
  run: (request) => {
    for (const collection of databaseCollections(request)) dropCollection(request.store.catalogue, collection)
    return { dropped: request.database }
  },
}

export const listCollections: Command = {
  run: (request) => {
    const { body, database, store } = request
    const matches = compileFilter(documentArgument(body, 'filter'))
    const shown = databaseCollections(request).map(({ ns }) => ({
      name: ns.slice(database.length + 1),
      type: 'collection',
      options: {},
      info: { readOnly: false },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    }))
    return store.cursors.start(`${database}.$cmd.listCollections`, shown.filter(matches), { isSingle: true })
  },
}

export const listDatabases: Command = {
  run: ({ body, store }) => {
    const matches = compileFilter(documentArgument(body, 'filter'))
    const names = new Set([...store.catalogue.collections.keys()].map((ns) => ns.split('.')[0] ?? ''))
    const databases = [...names].sort().map((name) => ({ name, sizeOnDisk: 0, empty: false }))
    return { databases: databases.filter(matches), totalSize: 0, totalSizeMb: 0 }
  },
}
