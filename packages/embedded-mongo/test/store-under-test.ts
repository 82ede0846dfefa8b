import { randomUUID } from 'node:crypto'
import { MongoClient, type Collection, type Db, type IndexDescription } from 'mongodb'
import mongoose, { type Connection } from 'mongoose'
import { afterAll, beforeAll } from 'vitest'
import { startInMemoryMongo } from '../src/index.ts'

export interface StoreUnderTest {
  readonly url: string
  readonly close: () => Promise<void>
}

export const isEmbedded = (process.env.MONGODB_URL ?? '') === ''

/** Starts the embedded server, or uses the MongoDB at `MONGODB_URL`. */
export async function startStoreUnderTest(): Promise<StoreUnderTest> {
  return isEmbedded
    ? startInMemoryMongo({ ttlSweepMs: 50 })
    : { url: process.env.MONGODB_URL ?? '', close: () => Promise.resolve() }
}

/** Gives a test file its own database, with the driver. */
export function useDatabase(): { readonly db: Db; readonly client: MongoClient; readonly url: string } {
  let store: StoreUnderTest
  let client: MongoClient
  const name = `contract_${randomUUID().slice(0, 8)}`
  beforeAll(async () => {
    store = await startStoreUnderTest()
    client = await new MongoClient(store.url).connect()
  })
  afterAll(async () => {
    await client.db(name).dropDatabase()
    await client.close()
    await store.close()
  })
  return {
    get db() {
      return client.db(name)
    },
    get client() {
      return client
    },
    get url() {
      return store.url
    },
  }
}

/** Gives a test file its own database, with Mongoose. */
export function useMongoose(): { readonly connection: Connection } {
  let store: StoreUnderTest
  let connection: Connection
  beforeAll(async () => {
    store = await startStoreUnderTest()
    connection = await mongoose
      .createConnection(store.url, { dbName: `contract_${randomUUID().slice(0, 8)}` })
      .asPromise()
  })
  afterAll(async () => {
    await connection.dropDatabase()
    await connection.close()
    await store.close()
  })
  return {
    get connection() {
      return connection
    },
  }
}

/** Returns the error code of a failing operation; `undefined` if it succeeds. */
export async function codeOf(operation: Promise<unknown>): Promise<number | undefined> {
  return operation.then(
    () => undefined,
    (error: unknown) => Number(Reflect.get(error as object, 'code')),
  )
}

/** Returns the name of the index. */
export async function addIndex(
  collection: Pick<Collection, 'createIndexes'>,
  key: Readonly<Record<string, 1 | -1 | string>>,
  options: Partial<IndexDescription> = {},
): Promise<string | undefined> {
  const [name] = await collection.createIndexes([{ key: { ...key } as never, ...options }])
  return name
}
