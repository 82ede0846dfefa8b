import { createHash } from 'node:crypto'
import { missing } from '../http/stripe-error.ts'
import type { StripeEvent } from './payment-objects.ts'
import type { Shelves, State } from './state.ts'

interface WorldOptions {
  state: State
  now: () => Date
  onEvent: (event: StripeEvent) => void
  onForget: (customerId: string) => void
}

const kinds: Partial<Record<keyof Shelves, string>> = {
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

/** The state with its clock, its id generator, and the emitter of events. */
export type World = ReturnType<typeof createWorld>

export function createWorld({ state, now, onEvent, onForget }: WorldOptions) {
  const shelves: { [Name in keyof Shelves]: Record<string, Shelves[Name]> } = state
  let moment: number | undefined
  const world = {
    state,
    /** Simulated time in seconds; within `at`, the given moment. */
    now: () => moment ?? Math.floor((now().getTime() + state.aheadMs) / 1000),
    /** Runs work at a given second. */
    at: <Result>(seconds: number, work: () => Result): Result => {
      moment = seconds
      try {
        return work()
      } finally {
        moment = undefined
      }
    },
    newId: (prefix: string) => {
      state.idCount += 1
      const digest = createHash('sha256').update(String(state.idCount)).digest('hex')
      return `${prefix}_${digest.slice(0, 24)}`
    },
    /** Returns the initial fields of a new object. */
    stamp: <Kind extends string>(prefix: string, object: Kind) => ({
      id: world.newId(prefix),
      object,
      created: world.now(),
    }),
    /** Returns an object, or throws Stripe's error if it does not exist. */
    find: <Name extends keyof Shelves>(shelf: Name, id: string, param?: string): Shelves[Name] => {
      const found = Object.hasOwn(shelves[shelf], id) ? shelves[shelf][id] : undefined
      if (found === undefined) throw missing(kinds[shelf] ?? shelf, id, param)
      return found
    },
    /** Removes what names a deleted customer. */
    forget: onForget,
    emit: (type: string, object: object) => {
      const data = { object: structuredClone(object) }
      const event: StripeEvent = { ...world.stamp('evt', 'event'), data, type }
      state.events[event.id] = event
      onEvent(event)
    },
  }
  return world
}
