import { serviceNames, type ServiceName } from '@verandah/contracts'
import { connectStore, createJetStreamBus, databaseOf } from '@verandah/kit'
import { readStreams, readWaiting } from '@verandah/kit/testing'
import type { Said } from './said-twice.ts'

export interface Behind {
  /** Documents with unpublished events. */
  unsaid(): Promise<string[]>
  /**
   * Events that consumers still have to handle; 0 without a broker, where events count as unpublished until handled.
   */
  waiting(): Promise<number>
  deadLetters(): Promise<string[]>
  /** All events in the stream; none without a broker. */
  events(): Promise<Said[]>
  read<Document>(service: ServiceName, collection: string, filter?: object): Promise<Document[]>
  close(): Promise<void>
}

/** Inspects a product's store and stream directly. */
export async function lookBehind({ storeUrl, natsUrl }: { storeUrl: string; natsUrl?: string }): Promise<Behind> {
  const opened = await Promise.all(
    serviceNames.map(async (name) => [name, await connectStore(storeUrl, databaseOf(name))] as const),
  )
  const stores = new Map(opened)
  const collectionOf = (service: ServiceName, name: string) => {
    const store = stores.get(service)
    if (!store) throw new Error(`There is no service ${service}`)
    return store.connection.collection<{ _id: string }>(name)
  }
  const unsaidOf = async (service: ServiceName): Promise<string[]> => {
    const collections = (await stores.get(service)?.connection.listCollections()) ?? []
    const found = await Promise.all(
      collections.map(async ({ name }) => {
        const documents = await collectionOf(service, name)
          .find({ 'outbox.0': { $exists: true } }, { projection: { _id: 1 } })
          .toArray()
        return documents.map(({ _id }) => `${service}.${name} ${_id}`)
      }),
    )
    return found.flat()
  }
  return {
    unsaid: async () => (await Promise.all(serviceNames.map(unsaidOf))).flat(),
    waiting: () => (natsUrl === undefined ? Promise.resolve(0) : readWaiting(natsUrl)),
    deadLetters: async () => {
      if (natsUrl === undefined) return []
      const bus = await createJetStreamBus({ url: natsUrl })
      const letters = await bus.deadLetters.list(200)
      await bus.close()
      return letters.map(({ consumer, reason }) => `${consumer}: ${reason}`)
    },
    events: async () => {
      const stream = natsUrl === undefined ? undefined : (await readStreams(natsUrl)).get('EVENTS')
      return (stream ?? '')
        .split('\n')
        .filter(isJson)
        .map((line) => JSON.parse(line) as Said)
    },
    read: async <Document>(service: ServiceName, name: string, filter: object = {}) =>
      (await collectionOf(service, name).find(filter).toArray()) as unknown as Document[],
    close: async () => {
      await Promise.all([...stores.values()].map((store) => store.close()))
    },
  }
}

/** Other lines were put there by a test. */
const isJson = (line: string): boolean => line.startsWith('{')
