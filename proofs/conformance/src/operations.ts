import { type AnyClientBulkWriteModel, Collection, Db, type Document, MongoClient } from 'mongodb'
import type { Arguments } from './suite.ts'

/** Runs a test's operation with the driver. Throws `NotHere` for an unsupported operation. */
export async function runOperation(target: unknown, name: string, args: Arguments): Promise<unknown> {
  if (target instanceof Collection) return onCollection(target as Collection, name, args)
  if (target instanceof Db) return onDatabase(target, name, args)
  if (target instanceof MongoClient && name === 'clientBulkWrite') return bulkWriteOfClient(target, args)
  throw new NotHere(name)
}

/** An operation that this runner does not support. */
export class NotHere extends Error {}

const onDatabase = async (database: Db, name: string, args: Arguments): Promise<unknown> => {
  const { collection = '', pipeline = [], command = {}, ...rest } = args
  const options: Document = rest
  if (name === 'aggregate') return database.aggregate(pipeline, options).toArray()
  if (name === 'dropCollection') return database.dropCollection(collection)
  if (name === 'createCollection') return void (await database.createCollection(collection, options))
  if (name === 'modifyCollection') return database.command({ collMod: collection, ...options })
  if (name === 'runCommand') return database.command(command)
  throw new NotHere(name)
}

const onCollection = async (collection: Collection, name: string, args: Arguments): Promise<unknown> => {
  const { filter = {}, update = {}, replacement = {}, document = {}, documents = [], ...others } = args
  const { requests = [], pipeline = [], fieldName = '', keys = {}, ...rest } = others
  const options = lowered(rest)
  const run: Record<string, () => Promise<unknown>> = {
    aggregate: () => collection.aggregate(pipeline, options).toArray(),
    find: () => collection.find(filter, options).toArray(),
    findOne: () => collection.findOne(filter, options),
    // oxlint-disable-next-line typescript/no-deprecated -- the tests ask for it
    count: () => collection.count(filter, options),
    countDocuments: () => collection.countDocuments(filter, options),
    estimatedDocumentCount: () => collection.estimatedDocumentCount(options),
    distinct: () => collection.distinct(fieldName, filter, options),
    insertOne: () => collection.insertOne(document, options),
    insertMany: () => collection.insertMany(documents, options),
    updateOne: () => collection.updateOne(filter, update, options),
    updateMany: () => collection.updateMany(filter, update, options),
    replaceOne: () => collection.replaceOne(filter, replacement, options),
    deleteOne: () => collection.deleteOne(filter, options),
    deleteMany: () => collection.deleteMany(filter, options),
    findOneAndUpdate: () => collection.findOneAndUpdate(filter, update, options),
    findOneAndReplace: () => collection.findOneAndReplace(filter, replacement, options),
    findOneAndDelete: () => collection.findOneAndDelete(filter, options),
    bulkWrite: async () => bulkResult(await collection.bulkWrite(requests, options)),
    createIndex: () => collection.createIndexes([{ key: keys, ...options }]),
  }
  const operation = run[name]
  if (operation === undefined) throw new NotHere(name)
  return operation()
}

const lowered = (options: Document): Document =>
  typeof options.returnDocument === 'string'
    ? { ...options, returnDocument: options.returnDocument.toLowerCase() }
    : options

const resultNames = [
  'insertedCount',
  'matchedCount',
  'modifiedCount',
  'deletedCount',
  'upsertedCount',
  'insertedIds',
  'upsertedIds',
] as const

/** Counts and ids are getters. */
export function bulkResult(result: Document): Document {
  return Object.fromEntries(resultNames.map((name) => [name, result[name]]))
}

const bulkWriteOfClient = async (client: MongoClient, { models = [], ...rest }: Arguments): Promise<unknown> => {
  const options: Document = rest
  const named = models.flatMap((model) =>
    Object.entries(model).map(([name, fields]) => ({ name, ...fields }) as AnyClientBulkWriteModel<Document>),
  )
  return client.bulkWrite(named, options)
}
