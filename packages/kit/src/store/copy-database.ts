import mongoose, { type Connection } from 'mongoose'

const { EJSON } = mongoose.mongo.BSON

/** A document as Extended JSON, which keeps types. */
export interface KeptDocument {
  readonly database: string
  readonly collection: string
  readonly text: string
}

/** Runs `work` with a connection to all databases of a store. */
export async function withConnection<Result>(url: string, work: (connection: Connection) => Promise<Result>) {
  const connection = await mongoose.createConnection(url, { serverSelectionTimeoutMS: 10_000 }).asPromise()
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** The collection that marks an unfinished restore in each database; never copied. */
export const restoreMarks = 'restore_marks'

/** Names of a database's collections of documents. */
export async function collectionsOf(connection: Connection, database: string): Promise<string[]> {
  const found = await connection.useDb(database).listCollections()
  return found.map(({ name }) => name).filter((name) => !name.startsWith('system.') && name !== restoreMarks)
}

interface Copied {
  readonly url: string
  readonly databases: readonly string[]
  /** True if nothing writes: a MongoDB outside a replica set has no snapshots. */
  readonly isStopped?: boolean
}

/** Hands over every document of these databases, all as of one moment. */
export function readDocuments(
  { url, databases, isStopped = false }: Copied,
  take: (document: KeptDocument) => Promise<void>,
): Promise<void> {
  return withConnection(url, async (connection) => {
    const session = await connection.startSession({ snapshot: !isStopped })
    for (const database of databases)
      for (const collection of await collectionsOf(connection, database))
        for await (const document of connection.useDb(database).collection(collection).find({}, { session }))
          await take({ database, collection, text: EJSON.stringify(document, { relaxed: false }) })
    await session.endSession()
  }).catch((error: unknown) => {
    throw hasNoSnapshots(error) ? new Error(noSnapshots, { cause: error }) : error
  })
}

/** `NotAReplicaSet` and `SnapshotUnavailable`. Source: mongo/src/mongo/base/error_codes.yml */
const hasNoSnapshots = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && (error.code === 123 || error.code === 246)

const noSnapshots =
  'This MongoDB is not in a replica set, so a running product cannot be copied as of one moment: stop the product and say --stopped.'

const batchSize = 500

/** Writes documents into empty collections; after a failure, empty them and start over. */
export function writeDocuments(url: string, documents: AsyncIterable<KeptDocument>): Promise<void> {
  return withConnection(url, async (connection) => {
    let batch: KeptDocument[] = []
    const flush = async () => {
      const [first] = batch
      if (!first) return
      const parsed = batch.map(({ text }) => EJSON.parse(text, { relaxed: false }) as object)
      await connection.useDb(first.database).collection(first.collection).insertMany(parsed)
      batch = []
    }
    for await (const document of documents) {
      const { database, collection } = batch[0] ?? document
      const isOther = database !== document.database || collection !== document.collection
      if (isOther || batch.length === batchSize) await flush()
      batch.push(document)
    }
    await flush()
  })
}

/** The non-empty collections of these databases. */
export function listFilled(url: string, databases: readonly string[]): Promise<string[]> {
  return withConnection(url, async (connection) => {
    const filled: string[] = []
    for (const database of databases)
      for (const collection of await collectionsOf(connection, database))
        if ((await connection.useDb(database).collection(collection).findOne()) !== null)
          filled.push(`${database}.${collection}`)
    return filled
  })
}
