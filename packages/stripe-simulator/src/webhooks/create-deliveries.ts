import type { StripeEvent } from '../model/payment-objects.ts'
import { sendOnce } from './send-once.ts'

/** How webhooks misbehave, as they do at Stripe now and then. */
export interface Switches {
  /** Every event is sent twice. */
  duplicate: boolean
  /** What is due together is sent newest first. */
  reorder: boolean
  /** Simulated milliseconds that each event is held back. */
  delayMs: number
  /** Nothing is sent until this is off again. */
  hold: boolean
}

export interface Delivery {
  event: StripeEvent
  /** Simulated milliseconds. */
  dueAt: number
  attempts: number
}

export interface Deliveries {
  set(switches: Partial<Switches>): void
  /** Resolves when nothing that is due by now waits any more; what was refused waits for its next attempt. */
  idle(): Promise<void>
  /** Events that were sent, in order, with the status that came back; 0 where nobody answered. */
  readonly sent: readonly { id: string; type: string; status: number }[]
  /** How many wait: held back, delayed, or refused and to be tried again. */
  waiting(): number
}

interface Options {
  url: string | undefined
  secret: string
  /** Real time, which signatures carry. */
  now: () => Date
  /** Simulated time in milliseconds. */
  simulatedMs: () => number
}

const minuteMs = 60_000
/** Minutes to the next attempt; about three days in all. */
const retryMinutes = [5, 30, 120, 300, 600, 720, 720, 720, 720]
const sentKept = 1_000

export const createDeliveries = ({ url, secret, now, simulatedMs }: Options) => {
  const switches: Switches = { duplicate: false, reorder: false, delayMs: 0, hold: false }
  const sent: { id: string; type: string; status: number }[] = []
  let queue: Delivery[] = []
  let work: Promise<void> = Promise.resolve()

  const takeDue = (): Delivery[] => {
    if (switches.hold) return []
    const due = queue.filter(({ dueAt }) => dueAt <= simulatedMs())
    queue = queue.filter((delivery) => !due.includes(delivery))
    return switches.reorder ? due.reverse() : due
  }

  const deliver = async (delivery: Delivery): Promise<void> => {
    const { id, type } = delivery.event
    const status = await sendOnce(delivery.event, { url: url ?? '', secret, now })
    sent.push({ id, type, status })
    sent.splice(0, sent.length - sentKept)
    if (status < 200 || status >= 300) queue.push(...nextAttempt(delivery, simulatedMs()))
  }

  const flush = async (): Promise<void> => {
    for (let due = takeDue(); due.length > 0; due = takeDue())
      for (const delivery of due)
        for (let copy = switches.duplicate ? 2 : 1; copy > 0; copy -= 1) await deliver(delivery)
  }

  /** One flush after another; never in the middle of the call that caused it. */
  const schedule = (): Promise<void> => (work = work.then(() => new Promise(setImmediate)).then(flush))

  return {
    add: (event: StripeEvent): void => {
      if (url === undefined) return
      queue.push({ event, dueAt: simulatedMs() + switches.delayMs, attempts: 0 })
      void schedule()
    },
    set: (changes: Partial<Switches>): void => {
      Object.assign(switches, changes)
      void schedule()
    },
    idle: schedule,
    sent,
    waiting: () => queue.length,
    /** What waits, to be kept over a restart. */
    pending: (): readonly Delivery[] => queue,
    restore: (saved: readonly Delivery[]) => void (queue = [...saved]),
  }
}

const nextAttempt = ({ event, attempts }: Delivery, nowMs: number): Delivery[] => {
  const minutes = retryMinutes[attempts]
  return minutes === undefined ? [] : [{ event, attempts: attempts + 1, dueAt: nowMs + minutes * minuteMs }]
}
