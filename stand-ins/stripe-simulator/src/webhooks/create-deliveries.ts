import { createHmac } from 'node:crypto'
import type { StripeEvent } from '../model/payment-objects.ts'

/** How webhooks misbehave, as they do at Stripe now and then. */
export interface Switches {
  /** Where events are posted; without it there are none. */
  url: string | undefined
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

export type Deliveries = ReturnType<typeof createDeliveries>

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
    /** Resolves when nothing that is due by now waits any more; what was refused waits for its next attempt. */
    idle: schedule,
    /** Events that were sent, in order, with the status that came back; 0 where nobody answered. */
    sent,
    /** How many wait: held back, delayed, or refused and to be tried again. */
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

const answerWithinMs = 20_000

/** Posts an event, signed at this moment; resolves to the status of the answer, 0 where none came. */
const sendOnce = async (
  event: StripeEvent,
  { url, secret, now }: { url: string; secret: string; now: () => Date },
): Promise<number> => {
  const body = JSON.stringify(event, null, 2)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signPayload(body, secret, now()),
      },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'manual',
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** The `Stripe-Signature` header: HMAC-SHA256 over the second and the exact body (docs.stripe.com/webhooks/signature). */
const signPayload = (body: string, secret: string, sentAt: Date): string => {
  const seconds = Math.floor(sentAt.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
