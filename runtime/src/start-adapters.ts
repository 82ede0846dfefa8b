import { join } from 'node:path'
import {
  countDelivery,
  createJetStreamBus,
  createInProcessBus,
  createMemoryCaches,
  createRedisCaches,
  createStoreDeadLetters,
  connectStore,
  databaseOf,
} from '@verandah/kit'
import type { Bus, CacheAdapter, Logger } from '@verandah/kit'
import type { RuntimeSettings } from './settings.ts'

export interface Adapters {
  readonly bus: Bus
  readonly caches: CacheAdapter
  readonly storeUrl: string
  /** Closes what is left once bus, caches and services are closed. */
  close(): Promise<void>
}

/** Real servers where an address is set, embedded ones where none is. */
export const startAdapters = async (settings: RuntimeSettings, log: Logger): Promise<Adapters> => {
  const store = await startStore(settings, log)
  const caches =
    settings.REDIS_URL === undefined ? createMemoryCaches() : await createRedisCaches({ url: settings.REDIS_URL, log })
  if (settings.NATS_URL !== undefined) {
    const bus = await createJetStreamBus({ url: settings.NATS_URL, log, onDelivery: countDelivery })
    return { bus, caches, storeUrl: store.url, close: store.close }
  }
  const letters = await connectStore(store.url, databaseOf('bus'))
  const bus = createInProcessBus({ log, onDelivery: countDelivery, deadLetterStore: createStoreDeadLetters(letters) })
  const close = async () => {
    await letters.close()
    await store.close()
  }
  return { bus, caches, storeUrl: store.url, close }
}

const startStore = async (
  settings: RuntimeSettings,
  log: Logger,
): Promise<{ url: string; close: () => Promise<void> }> => {
  if (settings.MONGODB_URL !== undefined) return { url: settings.MONGODB_URL, close: () => Promise.resolve() }
  const { startEmbeddedMongo } = await import('@verandah/embedded-mongo')
  const path = join(settings.DATA_DIR, 'store')
  const store = await startEmbeddedMongo({ path })
  log.debug({ path, url: store.url }, 'the embedded store is open')
  return { url: store.url, close: () => store.close() }
}
