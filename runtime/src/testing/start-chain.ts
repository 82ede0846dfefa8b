import type { ServiceName } from '@verandah/contracts'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import {
  createInProcessBus,
  createLogger,
  createMemoryBlobs,
  createMemoryCaches,
  onLoopback,
  shutDown,
  startServices,
  type Environment,
  type Platform,
} from '@verandah/kit'
import { createTestClock, recordEvents, testKeys, testKeySettings } from '@verandah/kit/testing'
import type { ZodObject } from 'zod'
import { serviceLoaders } from '../services.ts'

/** Real services on one in-memory store, joined by a bus that duplicates and reorders events. */
export async function startChain(names: readonly ServiceName[], environment: Environment) {
  const clock = createTestClock()
  const mongo = await startInMemoryMongo({ ttlSweepMs: 2 ** 31 - 1 })
  const bus = recordEvents(createInProcessBus({ disorder: { seed: 3121, duplicateRate: 0.4, maxDelayTicks: 40 } }))
  const caches = createMemoryCaches()
  const definitions = await Promise.all(names.map((name) => serviceLoaders[name]()))
  const keys = definitions.map(({ settings }) => testKeySettings(settings as ZodObject))
  const platform: Platform = {
    environment: Object.assign({ ...environment }, ...keys) as Environment,
    storeUrl: mongo.url,
    bus,
    caches,
    blobs: createMemoryBlobs(),
    clock,
    log: createLogger({ level: 'silent' }),
    ...testKeys,
    placeOf: () => onLoopback,
  }
  const services = await startServices(definitions, platform)
  return {
    clock,
    bus,
    serviceOf: (name: ServiceName) => services.find((service) => service.name === name)!,
    idle: async () => {
      for (const service of services) await service.idle()
      await bus.idle()
    },
    stop: async () => {
      await shutDown({ services, bus, caches, noticeMs: 0, timeoutMs: 5_000 })
      await mongo.close()
    },
  }
}
