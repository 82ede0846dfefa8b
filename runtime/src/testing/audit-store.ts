import { serviceNames } from '@verandah/contracts'
import { connectStore, databaseOf } from '@verandah/kit'
import { startEmbeddedMongo } from '@verandah/embedded-mongo'
import { join } from 'node:path'

/**
 * Inspects the data folder of a stopped product: which documents still hold an event, and the number of dead letters.
 */
export async function auditStore(dataFolder: string): Promise<{ unsaid: string[]; deadLetters: number }> {
  const mongo = await startEmbeddedMongo({ path: join(dataFolder, 'store'), worker: false })
  try {
    const unsaid = await Promise.all(serviceNames.map((name) => unsaidIn(mongo.url, databaseOf(name))))
    const bus = await connectStore(mongo.url, databaseOf('bus'))
    const deadLetters = await bus.connection.collection('dead_letters').countDocuments()
    await bus.close()
    return { unsaid: unsaid.flat(), deadLetters }
  } finally {
    await mongo.close()
  }
}

const unsaidIn = async (url: string, database: string): Promise<string[]> => {
  const store = await connectStore(url, database)
  const found: string[] = []
  for (const { name } of await store.connection.listCollections()) {
    const documents = await store.connection
      .collection(name)
      .find({ 'outbox.0': { $exists: true } })
      .toArray()
    found.push(...documents.map(({ _id }) => `${database}.${name} ${String(_id)}`))
  }
  await store.close()
  return found
}
