import type { ServiceName } from '@verandah/contracts'
import {
  createInProcessBus,
  createLogger,
  createMemoryBlobs,
  createMemoryCaches,
  migrateService,
  onLoopback,
  readSettings,
  systemClock,
  type Environment,
} from '@verandah/kit'
import { findKeys } from './keys/find-keys.ts'
import { serviceLoaders } from './services.ts'
import { RuntimeSettings } from './settings.ts'

/**
 * Migrates the stores of the services in SERVICES and builds their indexes. Connects to no broker and serves nothing.
 */
export async function migrate(environment: Environment, storeUrl: string): Promise<ServiceName[]> {
  const settings = readSettings(RuntimeSettings, environment)
  const log = createLogger({ level: settings.LOG_LEVEL })
  const keys = await findKeys(settings, environment)
  const bus = createInProcessBus({ log })
  const platform = {
    ...keys,
    storeUrl,
    bus,
    caches: createMemoryCaches(),
    blobs: createMemoryBlobs(),
    clock: systemClock,
    log,
    placeOf: () => onLoopback,
  }
  const names = settings.SERVICES.filter((part): part is ServiceName => part !== 'gateway')
  for (const name of names) await migrateService(await serviceLoaders[name](), platform)
  await bus.close()
  return names
}
