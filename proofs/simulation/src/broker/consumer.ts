import type { Random } from '../machine/random.ts'
import { statusHeaders, type Content } from './protocol.ts'
import { countFrom, findFrom, type Stored, type StreamData } from './stream.ts'

export interface ConsumerConfig {
  readonly name?: string
  readonly durable_name?: string
  readonly filter_subject?: string
  readonly ack_policy?: 'none' | 'explicit'
  /** Nanoseconds. */
  readonly ack_wait?: number
  readonly max_ack_pending?: number
  readonly deliver_policy?: 'all' | 'by_start_sequence' | 'by_start_time'
  readonly opt_start_seq?: number
  readonly opt_start_time?: string
  readonly headers_only?: boolean
}

interface Pending {
  readonly consumerSeq: number
  deliveries: number
  /** When it is delivered again unless it is acknowledged. */
  dueAt: number
}

/** What a consumer remembers: everything that a copy of the broker's folder brings back. */
export interface ConsumerData {
  readonly name: string
  readonly created: string
  config: ConsumerConfig
  consumerSeq: number
  streamSeq: number
  /** No message up to here is still to be delivered for the first time; only saves a second look. */
  scannedTo: number
  readonly pending: Map<number, Pending>
}

export interface Pull {
  readonly reply: string
  left: number
  isOver: boolean
}

/** How a consumer speaks: false when nobody listens on the subject any more. */
export type Send = (to: string, message: Content, reply?: string) => boolean

const nanosecondsPerMs = 1e6

export function filterOf({ config }: ConsumerData): string {
  return config.filter_subject ?? '>'
}

export function newConsumer(
  stream: StreamData,
  { name, config }: { name: string; config: ConsumerConfig },
  now: number,
): ConsumerData {
  return {
    name,
    config,
    created: new Date(now).toISOString(),
    consumerSeq: 0,
    streamSeq: startOf(stream, config),
    scannedTo: 0,
    pending: new Map(),
  }
}

const startOf = ({ messages, last, first }: StreamData, config: ConsumerConfig): number => {
  if (config.deliver_policy === 'by_start_sequence') return (config.opt_start_seq ?? 1) - 1
  if (config.deliver_policy !== 'by_start_time') return Math.max(0, first - 1)
  const since = Date.parse(config.opt_start_time ?? '')
  const found = [...messages.values()].find(({ at }) => at >= since)
  return found ? found.seq - 1 : last
}

/** The next message to deliver: one that is due again before a new one, and of several that are due any. */
const nextFor = ({ stream, consumer, random }: Pumped, now: number): Stored | undefined => {
  const due: Stored[] = []
  for (const [seq, { dueAt }] of consumer.pending) {
    const again = stream.messages.get(seq)
    if (!again) consumer.pending.delete(seq)
    else if (dueAt <= now) due.push(again)
  }
  if (due.length > 0) return random.pick(due)
  if (consumer.pending.size >= (consumer.config.max_ack_pending ?? 1_000)) return undefined
  const found = findFrom(stream, filterOf(consumer), Math.max(consumer.streamSeq, consumer.scannedTo) + 1)
  if (!found) consumer.scannedTo = stream.last
  return found
}

interface Pumped {
  readonly stream: StreamData
  readonly consumer: ConsumerData
  readonly pulls: readonly Pull[]
  readonly random: Random
}

/** Delivers what can be delivered to who pulls. */
export function pump(pumped: Pumped, send: Send, now: number): void {
  const { stream, consumer, pulls } = pumped
  for (;;) {
    const pull = pulls.find(({ isOver, left }) => !isOver && left > 0)
    const message = pull && nextFor(pumped, now)
    if (!pull || !message) return
    const wasDelivered = deliver({ stream, consumer, pull, message }, send, now)
    if (!wasDelivered) pull.isOver = true
    if (pull.left === 0) pull.isOver = true
  }
}

interface Delivery {
  readonly stream: StreamData
  readonly consumer: ConsumerData
  readonly pull: Pull
  readonly message: Stored
}

const deliver = ({ stream, consumer, pull, message }: Delivery, send: Send, now: number): boolean => {
  const { config, pending } = consumer
  const known = pending.get(message.seq)
  const before = { consumerSeq: consumer.consumerSeq, streamSeq: consumer.streamSeq }
  consumer.consumerSeq += 1
  consumer.streamSeq = Math.max(consumer.streamSeq, message.seq)
  const deliveries = (known?.deliveries ?? 0) + 1
  const left = countFrom(stream, filterOf(consumer), consumer.streamSeq + 1)
  const time = Math.round(message.at * nanosecondsPerMs)
  const ack = `$JS.ACK.${stream.config.name}.${consumer.name}.${deliveries}.${message.seq}.${consumer.consumerSeq}.${time}.${left}`
  if (!send(pull.reply, config.headers_only === true ? withoutData(message) : message, ack)) {
    Object.assign(consumer, before)
    return false
  }
  pull.left -= 1
  if (config.ack_policy === 'none') return true
  const dueAt = now + (config.ack_wait ?? 30e9) / nanosecondsPerMs
  pending.delete(message.seq)
  pending.set(message.seq, { consumerSeq: consumer.consumerSeq, deliveries, dueAt })
  return true
}

const withoutData = (message: Stored): Content => {
  const size = { 'Nats-Msg-Size': String(message.data.length) }
  const own = message.headers?.toString('utf8').replace(/\r\n\r\n$/, '\r\n')
  const headers = own ? Buffer.from(`${own}Nats-Msg-Size: ${message.data.length}\r\n\r\n`) : statusHeaders('', size)
  return { subject: message.subject, headers, data: Buffer.alloc(0) }
}

/** `+ACK`, `-NAK {"delay": ns}`, `+WPI` (in progress) or `+TERM`. */
export function acknowledge(consumer: ConsumerData, seq: number, text: string, now: number): void {
  const pending = consumer.pending.get(seq)
  if (!pending) return
  if (text.startsWith('+WPI')) {
    pending.dueAt = now + (consumer.config.ack_wait ?? 30e9) / nanosecondsPerMs
    return
  }
  if (text.startsWith('-NAK')) {
    const delay = /"delay":\s*(\d+)/.exec(text)?.[1]
    pending.dueAt = now + Number(delay ?? 0) / nanosecondsPerMs
    return
  }
  consumer.pending.delete(seq)
}

export function infoOf(stream: StreamData, consumer: ConsumerData, pulls: readonly Pull[]): object {
  const delivered = { consumer_seq: consumer.consumerSeq, stream_seq: consumer.streamSeq }
  const lowest = Math.min(...consumer.pending.keys())
  const floor = consumer.pending.size === 0 ? consumer.streamSeq : lowest - 1
  return {
    stream_name: stream.config.name,
    name: consumer.name,
    created: consumer.created,
    config: { deliver_policy: 'all', replay_policy: 'instant', ...consumer.config },
    delivered,
    ack_floor: { consumer_seq: consumer.consumerSeq - consumer.pending.size, stream_seq: floor },
    num_ack_pending: consumer.pending.size,
    num_redelivered: [...consumer.pending.values()].filter(({ deliveries }) => deliveries > 1).length,
    num_waiting: pulls.filter(({ isOver }) => !isOver).length,
    num_pending: countFrom(stream, filterOf(consumer), consumer.streamSeq + 1),
  }
}

export function leftIn({ left }: Pull): Record<string, string> {
  return {
    'Nats-Pending-Messages': String(left),
    'Nats-Pending-Bytes': '0',
  }
}
