import mongoose, { type Connection, type Model, type Schema } from 'mongoose'

/** One service's own database. Schemas stay with the service; this adds what every collection needs. */
export interface Store {
  readonly connection: Connection
  /** Declares a collection. Its indexes are built before the service takes requests. */
  collection<Doc>(name: string, schema: Schema<Doc>): Model<Doc>
  buildIndexes(): Promise<void>
  isReady(): boolean
  close(): Promise<void>
}

/** Connects to MongoDB, or to whatever speaks its protocol. `database` is the service's own. */
export const connectStore = async (url: string, database: string): Promise<Store> => {
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
    collection: (name, schema) => connection.model(name, schema, name) as never,
    buildIndexes: async () => {
      await Promise.all(Object.values(connection.models).map((model) => model.createIndexes()))
    },
    isReady: () => connection.readyState === mongoose.ConnectionStates.connected,
    close: () => connection.close(),
  }
}
