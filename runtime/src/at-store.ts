import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findStoreUrl, readSettings, settingOf, type Blobs, type Environment } from '@verandah/kit'
import { BlobSettings, isBlobPlaceShared, openBlobs } from './blob-settings.ts'
import { brokerOf, BrokerSettings } from './server-addresses.ts'
import { isMany, RuntimeSettings } from './settings.ts'

const Settings = RuntimeSettings.pick({ MONGODB_URL: true, DATA_DIR: true }).extend({
  ...BrokerSettings.shape,
  ...BlobSettings.shape,
})

/** Returns the folder of the embedded store's files. Throws if MONGODB_URL names a MongoDB instead. */
export function embeddedStoreFolder(environment: Environment): string {
  const { MONGODB_URL: url, DATA_DIR: folder } = readSettings(Settings, environment)
  if (url !== undefined)
    throw new Error('MONGODB_URL names a MongoDB: use its own tools. This command is for the embedded store alone.')
  return join(folder, 'store')
}

/** How backups are sealed, and which keys they hold: those of this machine, where no server is configured. */
export function sealingOf(environment: Environment) {
  const { MONGODB_URL: url, DATA_DIR: folder } = readSettings(Settings, environment)
  return {
    password: settingOf(environment, 'BACKUP_PASSWORD'),
    keys: url === undefined ? join(folder, 'keys') : undefined,
  }
}

/**
 * Where this product keeps photos and documents. Undefined if it has several processes and no settings name the place.
 */
export async function blobsOf(environment: Environment): Promise<{ blobs: Blobs; bucket?: string } | undefined> {
  const settings = readSettings(Settings, environment)
  if (isMany(settings) && !isBlobPlaceShared(settings)) return undefined
  const { S3_BUCKET: bucket } = settings
  return { blobs: await openBlobs(settings), ...(bucket !== undefined && { bucket }) }
}

/** Runs `work` with the product's store and broker; opens the embedded store if the product is stopped. */
export async function atStore<Result>(
  environment: Environment,
  work: (place: { storeUrl: string; broker: ReturnType<typeof brokerOf> }) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(Settings, environment)
  const broker = brokerOf(settings)
  const running = await findRunning(environment)
  if (running !== undefined) return work({ storeUrl: running, broker })
  const { startEmbeddedMongo } = await import('@verandah/embedded-mongo/start')
  const store = await startEmbeddedMongo({ path: join(settings.DATA_DIR, 'store') })
  try {
    return await work({ storeUrl: store.url, broker })
  } finally {
    await store.close()
  }
}

/** Returns the address of a running store; undefined if this machine's is stopped. */
const findRunning = async (environment: Environment): Promise<string | undefined> => {
  if (settingOf(environment, 'MONGODB_URL') !== undefined) return findStoreUrl(environment)
  try {
    const url = findStoreUrl(environment)
    const { port, hostname } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.destroy()
    return url
  } catch {
    return undefined
  }
}
