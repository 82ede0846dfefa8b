import mongoose, { type Connection, type Model, type Schema } from 'mongoose'
import { createEventCollection, type EventCollection, type EventCollectionOptions } from './event-collection.ts'
import type { Outbox } from './outbox.ts'

/** One service's own database. Schemas stay with the service; this adds what every collection needs. */
export interface Store {
  readonly connection: Connection
  /** Declares a collection. Its indexes are built before the service takes requests. */
  collection<Doc>(name: string, schema: Schema<Doc>): Model<Doc>
  /** Declares a collection whose documents carry events. */
  eventCollection<Doc extends { _id: string }>(
    name: string,
    schema: Schema<Doc>,
    options?: EventCollectionOptions,
  ): EventCollection<Doc>
  buildIndexes(): Promise<void>
  isReady(): boolean
  close(): Promise<void>
}

/** Events stay in their documents until the running product sweeps. */
const leftToTheSweep: Pick<Outbox, 'watch' | 'deliver'> = { watch: () => undefined, deliver: () => Promise.resolve() }

/** Connects to MongoDB, or to whatever speaks its protocol. `database` is the service's own. Without an outbox nothing is published here. */
export const connectStore = async (
  url: string,
  database: string,
  outbox: Pick<Outbox, 'watch' | 'deliver'> = leftToTheSweep,
): Promise<Store> => {
  const connection = await mongoose
    .createConnection(url, {
      dbName: database,
      autoIndex: false,
      autoCreate: false,
      serverSelectionTimeoutMS: 10_000,
      maxPoolSize: 20,
      sanitizeFilter: false,
    })
    .asPromise()
  return {
    connection,
    collection: <Doc>(name: string, schema: Schema<Doc>) => connection.model<Doc>(name, schema, name),
    eventCollection: (name, schema, options) =>
      createEventCollection({ connection, outbox }, { ...options, name, schema }),
    buildIndexes: async () => {
      await Promise.all(Object.values(connection.models).map((model) => model.createIndexes()))
    },
    isReady: () => connection.readyState === mongoose.ConnectionStates.connected,
    close: () => connection.close(),
  }
}
