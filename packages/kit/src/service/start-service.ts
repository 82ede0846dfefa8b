import { randomUUID } from 'node:crypto'
import { SessionRevoked, type AnyEnvelope, type EventOf, type ServiceName } from '@verandah/contracts'
import { reasonOf } from '../errors.ts'
import { createApp } from '../http/create-app.ts'
import { listen, type HttpServer } from '../http/listen.ts'
import { createSessionVerifier, sessionKeyOf } from '../http/session.ts'
import { createHealth } from '../health.ts'
import { createMetrics } from '../metrics.ts'
import { readSettings } from '../settings.ts'
import { connectStore } from '../store/connect-store.ts'
import { createInbox, type Inbox } from '../store/inbox.ts'
import { createOutbox } from '../store/outbox.ts'
import type { AnyService, Kit } from './define-service.ts'
import { createJobs, type Job } from './jobs.ts'
import { databaseOf, type Platform } from './platform.ts'

/** A service under way, with the steps of its shutdown in their order. */
export interface RunningService {
  readonly name: ServiceName
  readonly port: number
  turnUnready(): void
  stopJobs(): Promise<void>
  drain(timeoutMs: number): Promise<void>
  flushOutbox(): Promise<void>
  close(): Promise<void>
  /** Resolves when no event of this service is being published. */
  idle(): Promise<void>
  runJob(name: string): Promise<void>
}

const sweepIntervalMs = 5_000
const sweepMinAgeMs = 10_000

/** Brings one service up: settings, store, context, indexes, consumers, jobs and, last, HTTP. */
export const startService = async (service: AnyService, platform: Platform): Promise<RunningService> => {
  const { kit, close } = await createKit(service, platform)
  const inbox = createInbox(kit.store, platform.clock)
  const context: unknown = await service.context(kit)
  await kit.store.buildIndexes()
  await subscribe(service, context, { kit, inbox, platform })
  const sweep: Job = { name: 'sweep-outbox', intervalMs: sweepIntervalMs, run: () => kit.outbox.sweep(sweepMinAgeMs) }
  const jobs = createJobs([sweep, ...service.jobs.map((create) => create(context))], kit.log)
  kit.outbox.sweep(0).catch((error: unknown) => kit.log.warn({ reason: reasonOf(error) }, 'the first sweep failed'))
  jobs.start()
  const { server, health } = await serveHttp(service, context, kit, platform)
  kit.log.info({ port: server.port }, 'serving')
  return {
    name: service.name,
    port: server.port,
    turnUnready: health.turnUnready,
    stopJobs: jobs.stop,
    drain: server.drain,
    flushOutbox: () => kit.outbox.idle(),
    close,
    idle: () => kit.outbox.idle(),
    runJob: jobs.runNow,
  }
}

const createKit = async (
  service: AnyService,
  platform: Platform,
): Promise<{ kit: Kit<never>; close: () => Promise<void> }> => {
  const settings = readSettings(service.settings, platform.environment) as never
  const log = platform.log.child({ service: service.name })
  const store = await connectStore(platform.storeUrl, databaseOf(service.name))
  const sessions = createSessionVerifier({ key: sessionKeyOf(platform.sessionSecret), clock: platform.clock })
  await platform.bus.hear(SessionRevoked, (event) => sessions.revoke(event as EventOf<typeof SessionRevoked>))
  const outbox = createOutbox({ bus: platform.bus, clock: platform.clock, log })
  const { caches, clock, sessionSecret, bus } = platform
  const broadcast = (event: AnyEnvelope) => bus.broadcast(event)
  const kit = { settings, store, outbox, broadcast, caches, sessions, sessionSecret, clock, newId: randomUUID, log }
  return { kit, close: () => store.close() }
}

interface Subscribing {
  kit: Kit<never>
  inbox: Inbox
  platform: Platform
}

const subscribe = async (
  service: AnyService,
  context: unknown,
  { kit, inbox, platform }: Subscribing,
): Promise<void> => {
  for (const { event, create } of service.hears) await platform.bus.hear(event, create(context))
  for (const { event, create } of service.consumes) {
    const handle = create(context)
    const consumer = `${service.name}-${event.subject}`
    await platform.bus.consume({
      service: service.name,
      event,
      handle: async (envelope, delivery) => {
        if (await inbox.hasHandled(consumer, envelope.id)) return
        await handle(envelope, delivery)
        await inbox.record(consumer, envelope.id)
      },
    })
  }
  kit.log.debug({ consumes: service.consumes.map(({ event }) => event.type) }, 'listening')
}

const serveHttp = async (service: AnyService, context: unknown, kit: Kit<never>, platform: Platform) => {
  const { bus, inspectReply, host } = platform
  const health = createHealth({ store: () => kit.store.isReady(), bus: () => bus.isReady() })
  const routes = service.routes.map(({ route, create }) => ({ route, handle: create(context) }))
  const metrics = createMetrics(service.name)
  const app = createApp({
    routes,
    sessions: kit.sessions,
    health,
    metrics,
    log: kit.log,
    ...(inspectReply && { inspectReply }),
  })
  const server: HttpServer = await listen(app, platform.portOf(service.name), host)
  return { server, health }
}
