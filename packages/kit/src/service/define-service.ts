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
import type { Fact } from './facts.ts'
import type { Job } from './jobs.ts'
import type { Kit } from './kit.ts'

export interface ConsumedEvent<Context> {
  readonly event: EventContract
  /** `once`: an inbox passes by what was handled already. `state`: the data say it, by a revision, a version or a key. */
  readonly kind: 'once' | 'state'
  readonly create: (context: Context) => (event: AnyEnvelope, delivery: Delivery) => Promise<void>
  /** How many of them a process handles at once, where the bus is not to decide. */
  readonly atOnce?: (context: Context) => number
}

/** Binds a handler to a durable event: `on(SearchScored, recordScores)`. */
export const on = <Contract extends EventContract, Context>(
  event: Contract,
  create: (context: Context) => (event: EventOf<Contract>, delivery: Delivery) => Promise<void>,
  options: Pick<ConsumedEvent<Context>, 'atOnce'> = {},
): ConsumedEvent<Context> => ({ event, kind: 'once', create: create as ConsumedEvent<Context>['create'], ...options })

/**
 * Binds a handler to an event that says how something is, with a revision, a version or a key by which the handler knows what it has: it
 * needs no inbox, and many are handled at once, so that they share their calls to the store; those that hold much say `{}`.
 */
export const onState = <Contract extends EventContract, Context>(
  event: Contract,
  create: (context: Context) => (event: EventOf<Contract>, delivery: Delivery) => Promise<void>,
  options: Pick<ConsumedEvent<Context>, 'atOnce'> = { atOnce: () => statesAtOnce },
): ConsumedEvent<Context> => ({ ...on(event, create, options), kind: 'state' })

/** They wait for the store together, and each holds little. */
const statesAtOnce = 200

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
  /** The state that other services keep copies of. */
  readonly facts: readonly Fact<Context>[]
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of services holds every context
export type AnyService = ServiceDefinition<any, any>

type Optional = 'broadcasts' | 'jobs' | 'facts'

/** What a manifest says; not every service has broadcasts, jobs, facts or data of users. */
type Manifest<Schema extends z.ZodObject, Context> = Omit<ServiceDefinition<Schema, Context>, Optional> &
  Partial<Pick<ServiceDefinition<Schema, Context>, Optional>> & { readonly userData?: UserData<Context> }

/** Closes the manifest of a service: everything that it does is named in it. */
export const defineService = <Schema extends z.ZodObject, Context extends object>({
  broadcasts = [],
  jobs = [],
  facts = [],
  userData,
  ...manifest
}: Manifest<Schema, Context>): AnyService => {
  const service = { ...manifest, broadcasts, jobs, facts }
  return userData ? withUserData(service, userData) : service
}

/** Has the service answer when auth asks it to forget a user, or to hand out what it keeps of them. */
const withUserData = <Schema extends z.ZodObject, Context extends object>(
  service: ServiceDefinition<Schema, Context>,
  userData: UserData<Context>,
): ServiceDefinition<Schema, Answering<Context>> => {
  const { forgetUser, exportUser, publishes } = answerUserData(service.name, userData)
  return {
    ...service,
    publishes: [...service.publishes, ...publishes],
    consumes: [...service.consumes, on(UserDeletionRequested, forgetUser), on(UserExportRequested, exportUser)],
    context: async (kit) => ({ ...(await service.context(kit)), userDataAnswers: createUserDataAnswers(kit) }),
  }
}
