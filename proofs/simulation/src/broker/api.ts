import { infoOf, newConsumer, type ConsumerConfig, type ConsumerData, type Pull } from './consumer.ts'
import { matches } from './protocol.ts'
import {
  bytesOf,
  deletedIn,
  expire,
  findFrom,
  remove,
  type ApiError,
  type StreamConfig,
  type StreamData,
} from './stream.ts'

/** A stream with its consumers and who pulls from them. */
export interface Held {
  readonly stream: StreamData
  readonly consumers: Map<string, ConsumerData>
  /** By consumer; not part of what a copy brings back. */
  readonly pulls: Map<string, Pull[]>
}

export type Streams = Map<string, Held>

class Refusal extends Error {
  readonly error: ApiError
  constructor(code: number, err_code: number, description: string) {
    super(description)
    this.error = { code, err_code, description }
  }
}

type Body = Record<string, unknown>
type Answer = (streams: Streams, names: readonly string[], body: Body, now: number) => Body

const heldIn = (streams: Streams, name: string): Held => {
  const held = streams.get(name)
  if (!held) throw new Refusal(404, 10059, 'stream not found')
  return held
}

const consumerIn = ({ consumers }: Held, name: string): ConsumerData => {
  const consumer = consumers.get(name)
  if (!consumer) throw new Refusal(404, 10014, 'consumer not found')
  return consumer
}

const describeStream = ({ stream, consumers }: Held, { deleted_details: withDeleted }: Body = {}): Body => {
  const deleted = deletedIn(stream)
  const { first, last, messages, config, created } = stream
  const state = {
    messages: messages.size,
    bytes: bytesOf(stream),
    first_seq: first,
    last_seq: last,
    num_deleted: deleted.length,
    consumer_count: consumers.size,
    ...(withDeleted === true && { deleted }),
  }
  return { config, created, state }
}

const describeConsumer = (held: Held, consumer: ConsumerData): Body => ({
  ...infoOf(held.stream, consumer, held.pulls.get(consumer.name) ?? []),
})

const addConsumer: Answer = (streams, [streamName = '', given], body, now) => {
  const held = heldIn(streams, streamName)
  const config = body.config as ConsumerConfig
  const name = given ?? config.name ?? config.durable_name ?? `own${held.consumers.size}at${Math.round(now)}`
  const known = held.consumers.get(name)
  if (known) known.config = config
  const consumer = known ?? newConsumer(held.stream, { name, config: { ...config, name } }, now)
  held.consumers.set(name, consumer)
  return describeConsumer(held, consumer)
}

/**
 * The part of JetStream's API that the product calls
 * (https://docs.nats.io/reference/reference-protocols/nats_api_reference).
 */
const answers: Record<string, Answer> = {
  INFO: () => ({ memory: 0, storage: 0, streams: 0, consumers: 0, limits: {}, api: { total: 0, errors: 0 } }),
  'STREAM.CREATE': (streams, [name = ''], body, now) => {
    const config = body as unknown as StreamConfig
    const known = streams.get(name)
    if (known && JSON.stringify(known.stream.config) !== JSON.stringify(config))
      throw new Refusal(400, 10058, 'stream name already in use with a different configuration')
    const stream = { config, created: new Date(now).toISOString(), first: 0, last: 0, messages: new Map() }
    const held = known ?? { stream, consumers: new Map(), pulls: new Map() }
    streams.set(name, held)
    return describeStream(held)
  },
  'STREAM.UPDATE': (streams, [name = ''], body) => {
    const held = heldIn(streams, name)
    held.stream.config = body as unknown as StreamConfig
    return describeStream(held)
  },
  'STREAM.INFO': (streams, [name = ''], body, now) => {
    const held = heldIn(streams, name)
    expire(held.stream, now)
    return describeStream(held, body)
  },
  'STREAM.NAMES': (streams) => ({ total: streams.size, offset: 0, limit: 1_024, streams: [...streams.keys()] }),
  'STREAM.PURGE': (streams, [name = ''], { filter, seq }) => {
    const { stream } = heldIn(streams, name)
    const purged = [...stream.messages.values()].filter(
      (message) =>
        (filter === undefined || matches(filter as string, message.subject)) &&
        (seq === undefined || message.seq < (seq as number)),
    )
    for (const message of purged) remove(stream, message.seq)
    return { success: true, purged: purged.length }
  },
  'STREAM.MSG.DELETE': (streams, [name = ''], { seq }) => {
    const { stream } = heldIn(streams, name)
    const at = seq as number
    if (at > stream.last) throw new Refusal(500, 10057, 'stream store eof')
    if (at < stream.first) throw new Refusal(500, 10057, 'no message found')
    if (!remove(stream, at)) throw new Refusal(400, 10043, `sequence ${at} not found`)
    return { success: true }
  },
  'STREAM.MSG.GET': (streams, [name = ''], { seq, next_by_subj: filter }) => {
    const { stream } = heldIn(streams, name)
    const found =
      filter === undefined
        ? stream.messages.get(seq as number)
        : findFrom(stream, filter as string, (seq as number | undefined) ?? 0)
    if (!found) throw new Refusal(404, 10037, 'no message found')
    const { subject, headers, data, at } = found
    const hdrs = headers && { hdrs: headers.toString('base64') }
    return {
      message: { subject, seq: found.seq, data: data.toString('base64'), time: new Date(at).toISOString(), ...hdrs },
    }
  },
  'CONSUMER.CREATE': addConsumer,
  'CONSUMER.DURABLE.CREATE': addConsumer,
  'CONSUMER.INFO': (streams, [stream = '', name = '']) => {
    const held = heldIn(streams, stream)
    return describeConsumer(held, consumerIn(held, name))
  },
  'CONSUMER.DELETE': (streams, [stream = '', name = '']) => {
    const held = heldIn(streams, stream)
    consumerIn(held, name)
    held.consumers.delete(name)
    return { success: true }
  },
  'CONSUMER.LIST': (streams, [name = ''], { offset = 0 }) => {
    const held = heldIn(streams, name)
    const all = [...held.consumers.values()].map((consumer) => describeConsumer(held, consumer))
    return { total: all.length, offset, limit: 256, consumers: all.slice(offset as number, (offset as number) + 256) }
  },
}

/** `STREAM.INFO.EVENTS` is a call with one name. The last name of a consumer's creation is its filter, with dots. */
export function answerApi(streams: Streams, call: string, body: Body, now: number): Body | undefined {
  const found = Object.entries(answers).find(([name]) => call === name || call.startsWith(`${name}.`))
  if (!found) return undefined
  const [name, answer] = found
  const names = call.slice(name.length + 1).split('.')
  const type = `io.nats.jetstream.api.v1.${name.toLowerCase().replaceAll('.', '_')}_response`
  try {
    return { type, ...answer(streams, names, body, now) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { type, error: error.error }
  }
}
