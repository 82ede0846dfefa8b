import { rm, writeFile } from 'node:fs/promises'
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
  reasonOf,
  SettingsError,
  asStoreUser,
  watchBlobs,
  watchBus,
} from '@verandah/kit'
import type { Blobs, Bus, CacheAdapter, Logger, StoreDeadLetters } from '@verandah/kit'
import { openBlobs } from './blob-settings.ts'
import { brokerOf, redisUrlOf, tlsOf } from './server-addresses.ts'
import type { RuntimeSettings } from './settings.ts'

export interface Adapters {
  readonly bus: Bus
  readonly caches: CacheAdapter
  readonly blobs: Blobs
  readonly storeUrl: string
  /** Called when the product is idle: an embedded store drops its caches. */
  rest(): void
  /** Closes the rest after bus, caches and services are closed. */
  close(): Promise<void>
}

/** Connects to real servers where an address is set, and starts embedded ones elsewhere. */
export async function startAdapters(settings: RuntimeSettings, log: Logger): Promise<Adapters> {
  const adapters = await chooseAdapters(settings, log)
  watchBus(adapters.bus)
  return adapters
}

const chooseAdapters = async (settings: RuntimeSettings, log: Logger): Promise<Adapters> => {
  const store = await startStore(settings, log)
  const blobs = watchBlobs(await openBlobs(settings), log)
  const redisUrl = redisUrlOf(settings)
  const caches =
    redisUrl === undefined
      ? createMemoryCaches()
      : await createRedisCaches({ url: redisUrl, tls: tlsOf(settings), log })
  const broker = brokerOf(settings)
  if (broker !== undefined) {
    const bus = await createJetStreamBus({ ...broker, log, onDelivery: countDelivery })
    return { bus, caches, blobs, storeUrl: store.url, rest: store.rest, close: store.close }
  }
  const letters = await connectStore(store.url, databaseOf('bus'))
  const letterStore = createStoreDeadLetters(letters)
  await letters.buildIndexes()
  const bus = createInProcessBus({ log, onDelivery: countDelivery, deadLetterStore: letterStore })
  const replaying = setInterval(() => void replayAsked(bus, letterStore, log), replayIntervalMs).unref()
  const close = async () => {
    clearInterval(replaying)
    await letters.close()
    await store.close()
  }
  return { bus, caches, blobs, storeUrl: store.url, rest: store.rest, close }
}

const replayIntervalMs = 5_000

/** Redelivers what an operator requested by `npm run verandah dead-letters`. */
const replayAsked = async (bus: Bus, letters: StoreDeadLetters, log: Logger): Promise<void> => {
  try {
    for (const id of await letters.askedForReplay()) await bus.deadLetters.replay(id)
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'dead letters could not be replayed')
  }
}

const storeElsewhere = (url: string) => ({ url, rest: (): void => undefined, close: () => Promise.resolve() })

const startStore = async (settings: RuntimeSettings, log: Logger): Promise<ReturnType<typeof storeElsewhere>> => {
  const { MONGODB_URL: given, MONGODB_PASSWORD: password } = settings
  if (settings.SERVICES.every((part) => part === 'gateway')) return storeElsewhere('')
  if (given !== undefined) return storeElsewhere(asStoreUser(given, password, settings.SERVICES))
  const { startEmbeddedMongo } = await import('@verandah/embedded-mongo/start')
  const path = join(settings.DATA_DIR, 'store')
  const store = await startEmbeddedMongo({ path }).catch((cause: unknown) => {
    throw new SettingsError(`${reasonOf(cause)} It is in the folder that DATA_DIR names.`, { cause })
  })
  const addressFile = join(settings.DATA_DIR, 'store-url')
  await rm(addressFile, { force: true })
  await writeFile(addressFile, store.url, { mode: 0o600 })
  log.debug({ path, port: store.port }, 'the embedded store is open')
  return store
}
