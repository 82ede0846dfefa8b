import type { Random } from '../machine/random.ts'
import type { Held, Streams } from './api.ts'
import { leftIn, pump, type ConsumerData, type Pull, type Send } from './consumer.ts'
import { statusHeaders } from './protocol.ts'

/** What the broker does wrong, as a real one may. */
export interface BrokerFaults {
  /** Probability that an acknowledgement of a consumer is lost, so that its message comes again. */
  lostAcks: number
  /** Probability that a message goes to a client that has just died, so that it comes again. */
  lostDeliveries: number
  /** Probability that a publisher never hears that its message was stored. */
  lostReceipts: number
  /** Stores messages and delivers none. */
  isStalled: boolean
}

/** A running broker. */
export interface State {
  readonly streams: Streams
  readonly send: Send
  readonly faults: BrokerFaults
  readonly random: Random
}

const nanosecondsPerMs = 1e6

interface PullRequest {
  readonly batch?: number
  readonly expires?: number
  readonly no_wait?: boolean
  readonly idle_heartbeat?: number
}

export function beginPull(broker: State, [streamName = '', name = '']: string[], data: Buffer, reply: string): void {
  const { streams, send } = broker
  const say = (status: string, pull?: Pull) =>
    send(reply, { subject: reply, headers: statusHeaders(status, pull && leftIn(pull)), data: Buffer.alloc(0) })
  const held = streams.get(streamName)
  const consumer = held?.consumers.get(name)
  if (!held || !consumer) {
    say('503')
    return
  }
  const text = data.toString('utf8')
  const request = (text.startsWith('{') ? JSON.parse(text) : { batch: Number(text) || 1 }) as PullRequest
  const pull: Pull = { reply, left: request.batch ?? 1, isOver: false }
  held.pulls.set(name, [...(held.pulls.get(name) ?? []).filter(({ isOver }) => !isOver), pull])
  pumpOne(broker, held, consumer)
  const end = (status: string) => {
    if (!pull.isOver) say(status, pull)
    pull.isOver = true
  }
  if (request.no_wait === true && request.expires === undefined) end('404 No Messages')
  if (request.expires !== undefined) setTimeout(() => end('408 Request Timeout'), request.expires / nanosecondsPerMs)
  if (request.idle_heartbeat !== undefined)
    beat(pull, request.idle_heartbeat / nanosecondsPerMs, () => say('100 Idle Heartbeat'))
}

const beat = (pull: Pull, everyMs: number, say: () => boolean): void => {
  setTimeout(() => {
    if (pull.isOver) return
    if (say()) beat(pull, everyMs, say)
    else pull.isOver = true
  }, everyMs)
}

export function pumpOne({ send, faults, random }: State, { stream, pulls }: Held, consumer: ConsumerData): void {
  const waiting = pulls.get(consumer.name)
  if (!waiting || faults.isStalled) return
  const sendOrLose: Send = (...message) => random.chance(faults.lostDeliveries) || send(...message)
  pump({ stream, consumer, pulls: waiting, random }, sendOrLose, Date.now())
}

/** Delivers again what was not acknowledged in time. */
export function pumpDue(broker: State): void {
  const now = Date.now()
  for (const held of broker.streams.values())
    for (const consumer of held.consumers.values())
      if ([...consumer.pending.values()].some(({ dueAt }) => dueAt <= now)) pumpOne(broker, held, consumer)
}

/** Ends the pulls of consumers that are gone. */
export function dropDeleted({ streams, send }: State): void {
  const headers = statusHeaders('409 Consumer Deleted')
  for (const { consumers, pulls } of streams.values())
    for (const name of [...pulls.keys()].filter((one) => !consumers.has(one))) {
      const waiting = (pulls.get(name) ?? []).filter(({ isOver }) => !isOver)
      waiting.forEach(({ reply }) => send(reply, { subject: reply, headers, data: Buffer.alloc(0) }))
      pulls.delete(name)
    }
}
