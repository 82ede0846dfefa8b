import { createHmac } from 'node:crypto'
import { blankPerson } from '../model/forget-customer.ts'
import type { StripeEvent } from '../model/payment-objects.ts'

/** Switches that make webhooks misbehave, as Stripe's sometimes do. */
export interface Switches {
  /** Address for events; none are sent without it. */
  url: string | undefined
  /** Sends every event twice. */
  duplicate: boolean
  /** Sends events that are due together newest first. */
  reorder: boolean
  /** Delay of each event in simulated milliseconds. */
  delayMs: number
  /** Holds back all events until turned off. */
  hold: boolean
  /** Sends an event while an earlier one is still being answered. */
  overlap: boolean
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
  /** Real time, for signatures. */
  now: () => Date
  /** Simulated time in milliseconds. */
  simulatedMs: () => number
}

const minuteMs = 60_000
/** Minutes until the next attempt; about three days in all. */
const retryMinutes = [5, 30, 120, 300, 600, 720, 720, 720, 720]
const sentKept = 1_000

export type Deliveries = ReturnType<typeof createDeliveries>

/** Queue of webhooks: sent one by one unless they may overlap, and retried if rejected. */
export function createDeliveries({ url, secret, now, simulatedMs }: Options) {
  const switches: Switches = { url, duplicate: false, reorder: false, delayMs: 0, hold: false, overlap: false }
  const { send, sent, underWay } = createSender(switches, { secret, now })
  let queue: Delivery[] = []
  let work: Promise<void> = Promise.resolve()

  const takeDue = (): Delivery[] => {
    if (switches.hold) return []
    const due = queue.filter(({ dueAt }) => dueAt <= simulatedMs())
    queue = queue.filter((delivery) => !due.includes(delivery))
    return switches.reorder ? due.reverse() : due
  }

  const deliver = async (delivery: Delivery): Promise<void> => {
    if (!(await send(delivery.event))) queue.push(...nextAttempt(delivery, simulatedMs()))
  }

  const flush = async (): Promise<void> => {
    for (let due = takeDue(); due.length > 0; due = takeDue())
      for (const delivery of due.flatMap((one) => (switches.duplicate ? [one, one] : [one]))) {
        const sending = deliver(delivery)
        if (!switches.overlap) await sending
      }
  }

  /** Flushes one at a time, and never during the call that caused it. */
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
    /** Queued events are still sent, without what names the customer. */
    forget: (customerId: string): void => blankPerson(queue, customerId),
    /** Resolves once nothing due is queued, when events do not overlap; rejected events wait for their next attempt. */
    idle: schedule,
    /** Sent events in order, with the response's status; 0 without a response. */
    sent,
    /** Number of events that no receiver has taken: held back, delayed, rejected, or being sent. */
    waiting: () => queue.length + underWay(),
    /** Queued events, to be kept across restarts. */
    pending: (): readonly Delivery[] => queue,
    restore: (saved: readonly Delivery[]) => void (queue = [...saved]),
  }
}

const createSender = (switches: Readonly<Switches>, { secret, now }: Pick<Options, 'secret' | 'now'>) => {
  const sent: { id: string; type: string; status: number }[] = []
  let underWay = 0
  /** Whether the receiver took it. */
  const send = async (event: StripeEvent): Promise<boolean> => {
    underWay += 1
    const status = await sendOnce(event, { url: switches.url ?? '', secret, now })
    underWay -= 1
    sent.push({ id: event.id, type: event.type, status })
    sent.splice(0, sent.length - sentKept)
    return status >= 200 && status < 300
  }
  return { send, sent, underWay: () => underWay }
}

const nextAttempt = ({ event, attempts }: Delivery, nowMs: number): Delivery[] => {
  const minutes = retryMinutes[attempts]
  return minutes === undefined ? [] : [{ event, attempts: attempts + 1, dueAt: nowMs + minutes * minuteMs }]
}

const answerWithinMs = 20_000

/** Posts an event, signed now; resolves to the response's status, 0 without a response. */
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

/**
 * Computes the `Stripe-Signature` header: HMAC-SHA256 over the second and the exact body
 * (docs.stripe.com/webhooks/signature).
 */
const signPayload = (body: string, secret: string, sentAt: Date): string => {
  const seconds = Math.floor(sentAt.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
