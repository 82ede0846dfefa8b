import type { StripeEvent } from '../model/payment-objects.ts'
import type { Delivery, Switches } from './deliveries.ts'
import { sendOnce } from './send-once.ts'

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

/** The queue of webhooks: one is sent after another, and again when it was not taken. */
export const createDeliveries = ({ url, secret, now, simulatedMs }: Options) => {
  const switches: Switches = { url, duplicate: false, reorder: false, delayMs: 0, hold: false }
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
    const status = await sendOnce(delivery.event, { url: switches.url ?? '', secret, now })
    sent.push({ id: delivery.event.id, type: delivery.event.type, status })
    sent.splice(0, sent.length - sentKept)
    if (status < 200 || status >= 300) queue.push(...nextAttempt(delivery, simulatedMs()))
  }

  const flush = async (): Promise<void> => {
    for (let due = takeDue(); due.length > 0; due = takeDue())
      for (const delivery of due.flatMap((one) => (switches.duplicate ? [one, one] : [one]))) await deliver(delivery)
  }

  /** One flush after another; never in the middle of the call that caused it. */
  const schedule = (): Promise<void> => (work = work.then(() => new Promise(setImmediate)).then(flush))

  return {
    add: (event: StripeEvent): void => {
      if (switches.url === undefined) return
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
