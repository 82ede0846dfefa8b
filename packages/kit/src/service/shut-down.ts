import type { Bus } from '../bus/bus.ts'
import type { CacheAdapter } from '../cache/cache.ts'
import { waitAtMost } from '../wait-at-most.ts'
import type { RunningService } from './open-service.ts'

interface ShutDownOptions {
  /** In the order in which they stop taking requests: the gateway before those behind it. */
  services: readonly Pick<RunningService, 'turnUnready' | 'stopJobs' | 'drain' | 'flushOutbox' | 'close'>[]
  bus: Bus
  caches: CacheAdapter
  /** How long load balancers take to notice that we are not ready. */
  noticeMs: number
  /** Limit of each waiting step. */
  timeoutMs: number
}

/** The one order of going down: unready, wait, stop consuming, drain HTTP, flush the outbox, close bus, cache and store. */
export const shutDown = async ({ services, bus, caches, noticeMs, timeoutMs }: ShutDownOptions): Promise<void> => {
  const each = (step: (service: (typeof services)[number]) => Promise<void>) => Promise.allSettled(services.map(step))
  for (const service of services) service.turnUnready()
  await new Promise((resolve) => setTimeout(resolve, noticeMs))
  await each((service) => service.stopJobs())
  await bus.stop(timeoutMs)
  for (const service of services) await service.drain(timeoutMs)
  await each((service) => waitAtMost(timeoutMs, service.flushOutbox()))
  await bus.close()
  await caches.close()
  await each((service) => service.close())
}
