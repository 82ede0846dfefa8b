import { setTimeout as delay } from 'node:timers/promises'
import type { Bus } from '../bus/bus.ts'
import type { CacheAdapter } from '../cache/cache.ts'
import { waitAtMost } from '../wait-at-most.ts'
import type { RunningService } from './open-service.ts'

type Steps = 'turnUnready' | 'releaseHeld' | 'stopJobs' | 'drain' | 'flushOutbox' | 'close'

interface ShutDownOptions {
  /** The first, the gateway, stops taking requests before the services that it forwards to. */
  services: readonly Pick<RunningService, Steps>[]
  bus: Bus
  caches: CacheAdapter
  /** Wait before shutdown, so that load balancers notice that readiness is off. */
  noticeMs: number
  /** Time for work in flight after the notice; unfinished work continues elsewhere or after the next start. */
  timeoutMs: number
  /** Closes what the services used. */
  closeRest?: () => Promise<unknown>
  flushTelemetry?: () => Promise<unknown>
}

const nothing = () => Promise.resolve()

/** How long connections may take to close at the end. */
const closingMs = 3_000

/**
 * The shutdown order: readiness off and a notice; then jobs, events and requests drain together; then everything
 * closes. A connection that does not close delays no export of the spans that tell why.
 */
export async function shutDown(options: ShutDownOptions): Promise<void> {
  const { services, bus, caches, noticeMs, timeoutMs, closeRest = nothing, flushTelemetry = nothing } = options
  const each = (step: (service: (typeof services)[number]) => Promise<void>) => Promise.allSettled(services.map(step))
  for (const service of services) service.turnUnready()
  await delay(noticeMs)
  const deadline = performance.now() + timeoutMs
  const leftMs = () => Math.max(0, deadline - performance.now())
  const drain = async () => {
    const [front, ...behind] = services
    await front?.drain(leftMs())
    await Promise.allSettled(behind.map((service) => service.drain(leftMs())))
  }
  for (const service of services) service.releaseHeld()
  await Promise.allSettled([each((service) => service.stopJobs(leftMs())), bus.stop(leftMs()), drain()])
  await each((service) => waitAtMost(leftMs(), service.flushOutbox()))
  const close = async () => {
    await bus.close()
    await caches.close()
    await each((service) => service.close())
  }
  await waitAtMost(closingMs, close())
  await waitAtMost(closingMs, Promise.allSettled([closeRest(), flushTelemetry()]))
}
