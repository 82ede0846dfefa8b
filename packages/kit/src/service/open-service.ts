import type { ServiceName } from '@verandah/contracts'
import { reasonOf } from '../errors.ts'
import { createHealth } from '../health.ts'
import { createApp } from '../http/create-app.ts'
import { listen, type HttpServer } from '../http/listen.ts'
import { countRuns } from '../metrics.ts'
import type { AnyService } from './define-service.ts'
import type { Kit } from './kit.ts'
import { createJobs, type Job } from './jobs.ts'
import type { Platform } from './platform.ts'

/** A running service, with its shutdown steps in order. */
export interface RunningService {
  readonly name: ServiceName
  readonly port: number
  /** Probes answer 503, and every response closes its connection. */
  turnUnready(): void
  /** Answers held requests now. */
  releaseHeld(): void
  stopJobs(timeoutMs: number): Promise<void>
  drain(timeoutMs: number): Promise<void>
  flushOutbox(): Promise<void>
  close(): Promise<void>
  /** Resolves when no event of this service is being published. */
  idle(): Promise<void>
  runJob(name: string): Promise<void>
}

/** A replica set elects a new primary within about twelve seconds; requests wait for it. */
const storeAwayMs = 30_000
/** With its age below: what a crash left is published within 15 s. */
const sweepIntervalMs = 10_000
const sweepMinAgeMs = 5_000

interface Opening {
  kit: Kit<unknown>
  platform: Platform
  /** Of every service. */
  ownJobs: Job[]
}

/** Starts jobs, publishes events left by a crash and, last, accepts requests. */
export async function openService(
  service: AnyService,
  context: unknown,
  { kit, platform, ownJobs }: Opening,
): Promise<RunningService> {
  const sweep: Job = {
    name: 'sweep-outbox',
    intervalMs: sweepIntervalMs,
    run: (signal) => kit.outbox.sweep(sweepMinAgeMs, signal),
  }
  const allJobs = [sweep, ...ownJobs, ...service.jobs.map((create) => create(context))].map((job) =>
    countRuns(service.name, job),
  )
  const jobs = createJobs(allJobs, kit.log)
  kit.outbox.sweep(0).catch((error: unknown) => kit.log.warn({ reason: reasonOf(error) }, 'the first sweep failed'))
  if (platform.runsJobs ?? true) jobs.start()
  const held = new AbortController()
  const { server, health } = await serveHttp(service, context, { kit, platform, held: held.signal })
  kit.log.info({ port: server.port }, 'serving')
  return {
    name: service.name,
    port: server.port,
    turnUnready: () => {
      health.turnUnready()
      server.letGo()
    },
    releaseHeld: () => held.abort(),
    stopJobs: jobs.stop,
    drain: server.drain,
    flushOutbox: () => kit.outbox.idle(),
    close: () => kit.store.close(),
    idle: () => kit.outbox.idle(),
    runJob: jobs.runNow,
  }
}

const serveHttp = async (
  service: AnyService,
  context: unknown,
  { kit, platform, held }: Omit<Opening, 'ownJobs'> & { held: AbortSignal },
) => {
  const { bus, gatewayProofKeys, inspectReply } = platform
  const health = createHealth(
    { store: () => kit.store.isReady() },
    { optional: { bus: () => bus.isReady() }, graceMs: storeAwayMs },
  )
  const routes = service.routes.map(({ route, create }) => ({ route, handle: create(context) }))
  const app = createApp({
    routes,
    sessions: kit.sessions,
    gatewayProofKeys,
    health,
    log: kit.log,
    held,
    ...(inspectReply && { inspectReply }),
  })
  const server: HttpServer = await listen(app, platform.placeOf(service.name))
  return { server, health }
}
