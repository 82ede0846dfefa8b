import { type CommandStartedEvent, type Document, MongoClient } from 'mongodb'
import { NotHere } from './operations.ts'
import type { Entity, EntityOptions } from './suite.ts'

interface Making {
  /** Address of the server. */
  readonly url: string
  readonly entities: Map<string, unknown>
  readonly started: Map<string, CommandStartedEvent[]>
}

/**
 * Creates one client, database or collection of a suite; records what its clients send. Throws `NotHere` for other
 * kinds.
 */
export async function createEntity(entry: Record<string, Entity>, { url, entities, started }: Making): Promise<void> {
  const [[kind, entity] = ['', { id: '' }]] = Object.entries(entry)
  if (kind === 'client') {
    const client = new MongoClient(url, { monitorCommands: true, ...entity.uriOptions })
    const events: CommandStartedEvent[] = []
    if (entity.observeEvents?.includes('commandStartedEvent') === true)
      client.on('commandStarted', (event) => events.push(event))
    started.set(entity.id, events)
    entities.set(entity.id, await client.connect())
  } else if (kind === 'database') {
    const client = entities.get(entity.client ?? '')
    if (client instanceof MongoClient)
      entities.set(entity.id, client.db(entity.databaseName, readable(entity.databaseOptions)))
  } else if (kind === 'collection') {
    const database = entities.get(entity.database ?? '') as ReturnType<MongoClient['db']>
    entities.set(entity.id, database.collection(entity.collectionName ?? '', readable(entity.collectionOptions)))
  } else throw new NotHere(`entity ${kind}`)
}

/** The driver expects the name of a read preference. */
const readable = (options: EntityOptions = {}): Document =>
  options.readPreference === undefined ? options : { ...options, readPreference: options.readPreference.mode }
