import { createHash } from 'node:crypto'
import { missing } from '../http/stripe-error.ts'
import type { StripeEvent } from './payment-objects.ts'
import type { State } from './state.ts'

type Shelf = {
  [Name in keyof State]: State[Name] extends Record<string, object> ? Name : never
}[keyof State]

/** The state with its clock, its source of ids, and the way to say that something happened. */
export interface World {
  readonly state: State
  /** Simulated time in seconds; during `at` the moment given there. */
  now(): number
  /** Runs something as if it were that second. */
  at<Result>(seconds: number, work: () => Result): Result
  newId(prefix: string): string
  /** Finds an object, or answers as Stripe does when there is none. */
  find<Name extends Shelf>(shelf: Name, id: string, param?: string): State[Name][string]
  emit(type: string, object: object): void
}

interface WorldOptions {
  state: State
  seed: number
  now: () => Date
  onEvent: (event: StripeEvent) => void
}

const kinds: Partial<Record<Shelf, string>> = {
  customers: 'customer',
  invoices: 'invoice',
  paymentIntents: 'payment_intent',
  paymentMethods: 'PaymentMethod',
  prices: 'price',
  products: 'product',
  setupIntents: 'setupintent',
  subscriptions: 'subscription',
  events: 'event',
}

export const createWorld = ({ state, seed, now, onEvent }: WorldOptions): World => {
  let moment: number | undefined
  const world: World = {
    state,
    now: () => moment ?? Math.floor((now().getTime() + state.aheadMs) / 1000),
    at: (seconds, work) => {
      moment = seconds
      try {
        return work()
      } finally {
        moment = undefined
      }
    },
    newId: (prefix) => {
      state.idCount += 1
      const digest = createHash('sha256').update(`${seed}:${state.idCount}`).digest('hex')
      return `${prefix}_${digest.slice(0, 24)}`
    },
    find: (shelf, id, param) => {
      const found = Object.hasOwn(state[shelf], id) ? state[shelf][id] : undefined
      if (found === undefined) throw missing(kinds[shelf] ?? shelf, id, param)
      return found as never
    },
    emit: (type, object) => {
      const event = eventOf({ id: world.newId('evt'), created: world.now(), type, object })
      state.events[event.id] = event
      onEvent(event)
    },
  }
  return world
}

/** The version that stripe-node 23.1 speaks. */
const apiVersion = '2026-10-28.endive'

type Happening = Pick<StripeEvent, 'id' | 'created' | 'type'> & { object: object }

const eventOf = ({ object, ...happening }: Happening): StripeEvent => ({
  ...happening,
  object: 'event',
  api_version: apiVersion,
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
})
