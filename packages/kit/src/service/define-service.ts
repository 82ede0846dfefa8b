import {
  UserDeletionRequested,
  UserExportRequested,
  type AnyEnvelope,
  type EventContract,
  type EventOf,
  type ServiceName,
} from '@verandah/contracts'
import type * as z from 'zod'
import type { Delivery } from '../bus/bus.ts'
import type { ServedRoute } from '../http/route.ts'
import { answerUserData, createUserDataAnswers, type Answering, type UserData } from '../user-data/answer-user-data.ts'
import { createErasedUsers } from '../user-data/erased-users.ts'
import { createErasures } from '../user-data/erasures.ts'
import { refuseErasedCallers, refuseErasedEvents, watchJob } from '../user-data/refuse-erased.ts'
import type { Snapshot } from './snapshots.ts'
import type { ConsumedEvent } from './consumed-event.ts'
import type { Job } from './jobs.ts'
import type { Kit } from './kit.ts'

/** Binds a handler to a durable event: `on(SearchScored, recordScores)`. */
export function on<Contract extends EventContract, Context>(
  event: Contract,
  create: (context: Context) => (event: EventOf<Contract>, delivery: Delivery) => Promise<void>,
  options: Pick<ConsumedEvent<Context>, 'atOnce'> = {},
): ConsumedEvent<Context> {
  return { event, kind: 'once', create: create as ConsumedEvent<Context>['create'], ...options }
}

/**
 * Binds a handler to a state event, whose revision, version or key tells the handler what it already has. It needs no
 * inbox, and many events are handled at once, so that they share calls to the store; pass `{}` for memory-hungry
 * handlers.
 */
export function onState<Contract extends EventContract, Context>(
  event: Contract,
  create: (context: Context) => (event: EventOf<Contract>, delivery: Delivery) => Promise<void>,
  options: Pick<ConsumedEvent<Context>, 'atOnce'> = { atOnce: () => statesAtOnce },
): ConsumedEvent<Context> {
  return { ...on(event, create, options), kind: 'state' }
}

/** Concurrent handlers share store calls, and each holds little memory. */
const statesAtOnce = 200

export interface HandledBroadcast<Context> {
  readonly event: EventContract
  readonly create: (context: Context) => (event: AnyEnvelope) => void
}

/** Binds a listener to a broadcast: `onBroadcast(SearchCancelled, stopFetching)`. */
export function onBroadcast<Contract extends EventContract, Context>(
  event: Contract,
  create: (context: Context) => (event: EventOf<Contract>) => void,
): HandledBroadcast<Context> {
  return { event, create: create as HandledBroadcast<Context>['create'] }
}

export interface ServiceDefinition<Schema extends z.ZodObject, Context> {
  readonly name: ServiceName
  readonly settings: Schema
  readonly publishes: readonly EventContract[]
  readonly consumes: readonly ConsumedEvent<Context>[]
  readonly broadcasts: readonly HandledBroadcast<Context>[]
  readonly routes: readonly ServedRoute<Context>[]
  /** Built once, before the service accepts requests. */
  readonly context: (kit: Kit<z.output<Schema>>) => Context | Promise<Context>
  readonly jobs: readonly ((context: Context) => Job)[]
  /** State that other services keep read models of. */
  readonly snapshots: readonly Snapshot<Context>[]
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of services holds every context
export type AnyService = ServiceDefinition<any, any>

type Optional = 'broadcasts' | 'jobs' | 'snapshots'

/** The manifest; broadcasts, jobs, snapshots and user data are optional. */
type Manifest<Schema extends z.ZodObject, Context> = Omit<ServiceDefinition<Schema, Context>, Optional> &
  Partial<Pick<ServiceDefinition<Schema, Context>, Optional>> & { readonly userData?: UserData<Context> }

/** Defines a service by its manifest, which names everything that it does. */
export function defineService<Schema extends z.ZodObject, Context extends object>({
  broadcasts = [],
  jobs = [],
  snapshots = [],
  userData,
  ...manifest
}: Manifest<Schema, Context>): AnyService {
  const service = { ...manifest, broadcasts, jobs, snapshots }
  return userData ? withUserData(service, userData) : service
}

/**
 * Makes the service answer auth's requests to erase or export a user. None of its handlers stores anything about an
 * erased user.
 */
const withUserData = <Schema extends z.ZodObject, Context extends object>(
  service: ServiceDefinition<Schema, Context>,
  userData: UserData<Context>,
): ServiceDefinition<Schema, Answering<Context>> => {
  const { forgetUser, exportUser, publishes } = answerUserData(service.name, userData)
  return {
    ...service,
    publishes: [...service.publishes, ...publishes],
    consumes: [
      ...service.consumes.map(refuseErasedEvents<Answering<Context>>),
      on(UserDeletionRequested, forgetUser),
      on(UserExportRequested, exportUser),
    ],
    routes: service.routes.map(refuseErasedCallers<Answering<Context>>),
    jobs: service.jobs.map(watchJob<Answering<Context>>),
    context: async (kit) => {
      const context = await service.context(kit)
      const erasures = createErasures(createErasedUsers(kit), (userId) => userData.forget(context, userId))
      return { ...context, erasures, userDataAnswers: createUserDataAnswers(kit) }
    },
  }
}
