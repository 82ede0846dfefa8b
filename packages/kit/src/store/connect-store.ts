import mongoose, { type Connection, type Model, type Schema } from 'mongoose'
import { isTracing } from '../telemetry.ts'
import { createEventCollection, type EventCollection, type EventCollectionOptions } from './event-collection.ts'
import type { Outbox } from './outbox.ts'
import type { Step } from './step.ts'
import { traceCommands } from './trace-commands.ts'
import { watchPool } from './watch-pool.ts'

/** One service's own database. Schemas stay with the service; this adds what every collection needs. */
export interface Store {
  readonly connection: Connection
  /** Declares a collection. Migrations run and indexes are built before the service accepts requests. */
  collection<Doc>(name: string, schema: Schema<Doc>, options?: Changing): Model<Doc>
  /** Declares a collection whose documents carry events. */
  eventCollection<Doc extends { _id: string }>(
    name: string,
    schema: Schema<Doc>,
    options?: EventCollectionOptions & Changing,
  ): EventCollection<Doc>
  /** The steps of each collection, by its name. */
  readonly steps: ReadonlyMap<string, readonly Step[]>
  buildIndexes(): Promise<void>
  isReady(): boolean
  close(): Promise<void>
}

interface Changing {
  /** Migrations of documents and indexes from earlier builds. */
  readonly steps?: readonly Step[]
}

/**
 * How long a call waits for a primary: MongoDB states a median of less than twelve seconds for an election
 * (https://www.mongodb.com/docs/manual/core/replica-set-elections/).
 */
const failoverMs = 15_000
/** Longest silence of the store in a command; above all, a half-open connection is noticed. */
const silenceMs = 60_000
/** Mongoose holds calls back itself while it knows of no primary. */
mongoose.set('bufferTimeoutMS', failoverMs)

/** Events stay in their documents until the running product publishes them. */
const leftToTheSweep: Pick<Outbox, 'watch' | 'deliver'> = { watch: () => undefined, deliver: () => Promise.resolve() }

/**
 * Connects to MongoDB, or to whatever speaks its protocol. `database` is the service's own. Without an outbox nothing
 * is published here. A command fails as an outage after `limitMs` milliseconds without an answer.
 */
export async function connectStore(
  url: string,
  database: string,
  outbox: Pick<Outbox, 'watch' | 'deliver'> = leftToTheSweep,
  limitMs = silenceMs,
): Promise<Store> {
  const connection = await mongoose
    .createConnection(url, {
      dbName: database,
      autoIndex: false,
      autoCreate: false,
      serverSelectionTimeoutMS: failoverMs,
      socketTimeoutMS: limitMs,
      maxPoolSize: 20,
      sanitizeFilter: false,
      monitorCommands: isTracing(),
      // Skips UTF-8 validation of every string read: a driver wrote them all.
      enableUtf8Validation: false,
    })
    .asPromise()
  watchPool(connection, database)
  if (isTracing()) traceCommands(connection)
  const stepsByCollection = new Map<string, readonly Step[]>()
  return {
    connection,
    steps: stepsByCollection,
    collection: <Doc>(name: string, schema: Schema<Doc>, { steps = [] }: Changing = {}) => {
      stepsByCollection.set(name, steps)
      return connection.model<Doc>(name, schema, name)
    },
    eventCollection: (name, schema, { steps = [], ...options } = {}) => {
      stepsByCollection.set(name, steps)
      return createEventCollection({ connection, outbox }, { ...options, name, schema })
    },
    buildIndexes: async () => {
      for (const { collection, schema } of Object.values(connection.models)) await buildIndexesOf(collection, schema)
    },
    isReady: () => connection.readyState === mongoose.ConnectionStates.connected,
    close: () => connection.close(),
  }
}

/** Building the index of a large collection has no time limit. */
const withoutLimit: mongoose.mongo.CreateIndexOptions & { socketTimeoutMS: number } = { socketTimeoutMS: 0 }

type Declared = [key: mongoose.mongo.IndexDescription['key'], options: mongoose.mongo.IndexOptions]

/** One command a collection, one after the other: a start then opens few connections. */
const buildIndexesOf = async (collection: mongoose.Collection, schema: Pick<Schema, 'indexes'>): Promise<void> => {
  const declared = (schema.indexes() as Declared[]).map(([key, options]) => ({ ...options, key }))
  if (declared.length > 0) await collection.createIndexes(declared, withoutLimit)
}
