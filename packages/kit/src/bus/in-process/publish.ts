import { setImmediate as nextTick } from 'node:timers/promises'
import { allEvents, type AnyEnvelope } from '@verandah/contracts'
import { LRUCache } from 'lru-cache'
import { traceHeaders } from '../../telemetry.ts'
import { busStopped, eventWaits, type DeliverUntilDone, type Message, type Subscription } from './deliver-until-done.ts'
import { planDisorder, planOneCopy, type Disorder } from './disorder.ts'

interface Dependencies {
  readonly subscriptions: ReadonlyMap<string, Subscription>
  readonly deliverUntilDone: DeliverUntilDone
  readonly disorder: Disorder | undefined
  readonly signal: AbortSignal
}

/** Gives each consumer its own copy on a later tick; resolves when all have finished. */
export const createPublish = ({ subscriptions, deliverUntilDone, disorder, signal }: Dependencies) => {
  const planCopies = disorder === undefined ? planOneCopy : planDisorder(disorder)
  const deliverOnce = disorder === undefined ? createDeliverOnce() : deliverAlways

  const deliverCopy = async (subscription: Subscription, message: Message, ticks: number) => {
    for (let tick = 0; tick < ticks; tick += 1) await nextTick()
    await deliverUntilDone(subscription, message)
  }
  const deliverCopies = async (subscription: Subscription, message: Message) => {
    await Promise.all(planCopies().map((ticks) => deliverCopy(subscription, message, ticks)))
  }

  return async (event: AnyEnvelope): Promise<void> => {
    if (signal.aborted) throw busStopped()
    const message = { event: structuredClone(event), headers: traceHeaders() }
    const interested = [...subscriptions].filter(([, { consumer }]) => consumer.event.type === event.type)
    if (interested.length === 0 && !isKnown(event)) throw eventWaits(`This build does not know ${nameOf(event)}`)
    await Promise.all(
      interested.map(([name, subscription]) =>
        deliverOnce(`${name}:${event.id}`, () => deliverCopies(subscription, message)),
      ),
    )
  }
}

/** Before a downgrade, a newer build may have written events that no consumer here knows. */
const isKnown = ({ type, version }: AnyEnvelope): boolean =>
  allEvents.some((contract) => contract.type === type && contract.version >= version)

const nameOf = ({ type, version }: AnyEnvelope) => `${type} in version ${version}`

const deliverAlways = (_key: string, deliver: () => Promise<void>) => deliver()

const duplicateWindowMs = 2 * 60 * 1000

/** Deduplicates like a broker: a duplicate waits for the outcome of the first. */
const createDeliverOnce = () => {
  const running = new Map<string, Promise<void>>()
  const delivered = new LRUCache<string, true>({ max: 20_000, ttl: duplicateWindowMs })

  return (key: string, deliver: () => Promise<void>): Promise<void> => {
    if (delivered.has(key)) return Promise.resolve()
    const first = running.get(key)
    if (first !== undefined) return first
    const delivery = deliver()
      .then(() => void delivered.set(key, true))
      .finally(() => running.delete(key))
    running.set(key, delivery)
    return delivery
  }
}
