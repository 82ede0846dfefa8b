import { randomUUID } from 'node:crypto'
import { SessionRevoked, type EventOf } from '@verandah/contracts'
import type { Bus, Handle } from '../bus/bus.ts'
import { consumerName } from '../bus/deliver.ts'
import { cachesOf } from '../cache/caches-of.ts'
import { createSessionVerifier } from '../http/session.ts'
import { expectDeliveries } from '../metrics.ts'
import { readSettings, SettingsError } from '../settings.ts'
import { connectStore } from '../store/connect-store.ts'
import { hearStoreTime } from '../store/hear-store-time.ts'
import { createInbox, type Inbox } from '../store/inbox.ts'
import { translateOutage } from '../store/is-outage.ts'
import { createOutbox } from '../store/outbox.ts'
import { runSteps } from '../store/run-steps.ts'
import { isHalfRestored } from '../store/restore-marks.ts'
import { createRepublishRequests } from '../store/republish-requests.ts'
import type { AnyService } from './define-service.ts'
import type { Kit } from './kit.ts'
import { openService, type RunningService } from './open-service.ts'
import { databaseOf, type Platform } from './platform.ts'
import { createStreamMemory, type StreamMemory } from './stream-memory.ts'
import { createRepublishing } from './republish.ts'

/** Starts one service. */
export async function startService(service: AnyService, platform: Platform): Promise<RunningService> {
  return (await listenToEvents(service, platform))()
}

/** Starts services that share a process. None publishes before all consume: without a broker, events would be lost. */
export async function startServices(services: readonly AnyService[], platform: Platform): Promise<RunningService[]> {
  const listening = await Promise.all(services.map((service) => listenToEvents(service, platform)))
  return Promise.all(listening.map((open) => open()))
}

/**
 * Runs the migrations of one service and builds its indexes, without serving. Resumable; a service does the same when
 * it starts, and then finds it done.
 */
export async function migrateService(service: AnyService, platform: Platform): Promise<void> {
  const { kit } = await prepareStore(service, platform)
  await kit.store.close()
}

/** Settings, store, context, indexes and consumers. Resolves to what opens the service: jobs and, last, HTTP. */
const listenToEvents = async (service: AnyService, platform: Platform): Promise<() => Promise<RunningService>> => {
  const { kit, context, inbox, memory, requests } = await prepareStore(service, platform)
  const republishing = { snapshots: service.snapshots, context, kit, bus: platform.bus, memory, requests }
  const ownJobs = service.snapshots.length === 0 ? [] : [createRepublishing(republishing)]
  await subscribe(service, context, { inbox, bus: platform.bus })
  return () => openService(service, context, { kit, platform, ownJobs })
}

/** Declares every collection of the service, then migrates them and builds their indexes. */
const prepareStore = async (service: AnyService, platform: Platform) => {
  const memory = createStreamMemory(platform.bus)
  const kit = await createKit(service, platform, memory)
  const requests = createRepublishRequests(kit.store)
  memory.open(requests)
  if (await isHalfRestored(kit.store.connection)) throw halfRestored(service.name)
  const inbox = createInbox(kit.store, platform.clock)
  const context: unknown = await service.context(kit)
  await runSteps(kit)
  await kit.store.buildIndexes()
  return { kit, context, inbox, memory, requests }
}

const halfRestored = (name: string) =>
  new SettingsError(
    `The store is not whole: a restore into the database ${databaseOf(name)} has not ended. ` +
      'Stop the product and run `npm run verandah store -- restore FILE` again: it starts over from the file.',
  )

const createKit = async (service: AnyService, platform: Platform, memory: StreamMemory): Promise<Kit<unknown>> => {
  const { bus, caches, blobs, clock, accessTokenKeys: keys } = platform
  const log = platform.log.child({ service: service.name })
  const outbox = createOutbox({ bus: memory, clock, log })
  const sessions = createSessionVerifier({ keys, clock })
  const store = await connectStore(platform.storeUrl, databaseOf(service.name), outbox)
  if ('hear' in clock) await hearStoreTime(store.connection, clock)
  await bus.onBroadcast(SessionRevoked, (event) => sessions.revoke(event as EventOf<typeof SessionRevoked>))
  return {
    settings: readSettings(service.settings, platform.environment),
    store,
    broadcast: (event) => bus.broadcast(event),
    eraseMessages: (userId, working) => bus.erase(userId, working),
    pruneEvents: () => bus.prune(),
    newId: randomUUID,
    outbox,
    caches: cachesOf(caches, service.name),
    blobs,
    sessions,
    clock,
    log,
  }
}

const subscribe = async (
  service: AnyService,
  context: unknown,
  { inbox, bus }: { inbox: Inbox; bus: Bus },
): Promise<void> => {
  for (const { event, create } of service.broadcasts) await bus.onBroadcast(event, create(context))
  for (const { event, kind, create, atOnce } of service.consumes) {
    const consumer = { service: service.name, event }
    expectDeliveries(consumerName(consumer))
    const own = create(context)
    const handle = kind === 'state' ? own : onlyOnce(inbox, consumerName(consumer), own)
    await bus.consume({
      ...consumer,
      ...(atOnce && { atOnce: atOnce(context) }),
      handle: (envelope, delivery) =>
        handle(envelope, delivery).catch((error: unknown) => {
          throw translateOutage(error)
        }),
    })
  }
}

const onlyOnce =
  (inbox: Inbox, consumer: string, handle: Handle): Handle =>
  async (event, delivery) => {
    if (await inbox.hasHandled(consumer, event.id)) return
    await handle(event, delivery)
    await inbox.record(consumer, event.id)
  }
