import type { AnyEnvelope, EventContract, EventOf, ServiceName } from '@verandah/contracts'
import type * as z from 'zod'
import type { Delivery } from '../bus/bus.ts'
import type { CacheAdapter } from '../cache/cache.ts'
import type { Clock } from '../clock.ts'
import type { ServedRoute } from '../http/route.ts'
import type { SessionVerifier } from '../http/session.ts'
import type { Logger } from '../logger.ts'
import type { Store } from '../store/connect-store.ts'
import type { Outbox } from '../store/outbox.ts'
import type { Job } from './jobs.ts'

/** What every service is given. A service's own context is this and what it makes of it. */
export interface Kit<Settings> {
  readonly settings: Settings
  readonly store: Store
  readonly outbox: Outbox
  /** Says something to every process at once. Durable events go through the outbox. */
  readonly broadcast: (event: AnyEnvelope) => Promise<void>
  /** Forgets what the bus keeps that mentions the id of a user who leaves; auth calls it when all have forgotten them. */
  readonly eraseMessages: (mention: string) => Promise<void>
  readonly caches: CacheAdapter
  readonly sessions: SessionVerifier
  /** The secret that signs access tokens; only auth uses it. */
  readonly sessionSecret: string
  readonly clock: Clock
  readonly newId: () => string
  readonly log: Logger
}

export interface ConsumedEvent<Context> {
  readonly event: EventContract
  readonly create: (context: Context) => (event: AnyEnvelope, delivery: Delivery) => Promise<void>
}

/** Binds a handler to a durable event: `on(SearchScored, recordScores)`. */
export const on = <Contract extends EventContract, Context>(
  event: Contract,
  create: (context: Context) => (event: EventOf<Contract>, delivery: Delivery) => Promise<void>,
): ConsumedEvent<Context> => ({ event, create: create as ConsumedEvent<Context>['create'] })

export interface HandledBroadcast<Context> {
  readonly event: EventContract
  readonly create: (context: Context) => (event: AnyEnvelope) => void
}

/** Binds a listener to a broadcast: `onBroadcast(SearchCancelled, stopFetching)`. */
export const onBroadcast = <Contract extends EventContract, Context>(
  event: Contract,
  create: (context: Context) => (event: EventOf<Contract>) => void,
): HandledBroadcast<Context> => ({ event, create: create as HandledBroadcast<Context>['create'] })

export interface ServiceDefinition<Schema extends z.ZodObject, Context> {
  readonly name: ServiceName
  readonly settings: Schema
  readonly publishes: readonly EventContract[]
  readonly consumes: readonly ConsumedEvent<Context>[]
  readonly broadcasts: readonly HandledBroadcast<Context>[]
  readonly routes: readonly ServedRoute<Context>[]
  /** Built once, before anything is served. */
  readonly context: (kit: Kit<z.output<Schema>>) => Context | Promise<Context>
  readonly jobs: readonly ((context: Context) => Job)[]
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of services holds every context
export type AnyService = ServiceDefinition<any, any>

/** What a manifest may leave out, because not every service has it. */
type Optional = 'broadcasts' | 'jobs'

/** Closes the manifest of a service: everything that it does is named in it. */
export const defineService = <Schema extends z.ZodObject, Context>({
  broadcasts = [],
  jobs = [],
  ...definition
}: Omit<ServiceDefinition<Schema, Context>, Optional> &
  Partial<Pick<ServiceDefinition<Schema, Context>, Optional>>): ServiceDefinition<Schema, Context> => ({
  ...definition,
  broadcasts,
  jobs,
})
