import { headerIn, matches, type Content } from './protocol.ts'

export interface StreamConfig {
  readonly name: string
  readonly subjects: readonly string[]
  /** Nanoseconds; 0 keeps messages for ever. */
  readonly max_age?: number
  readonly max_bytes?: number
  readonly duplicate_window?: number
  readonly discard?: 'new' | 'old'
}

export interface Stored extends Content {
  readonly seq: number
  readonly id: string | undefined
  readonly at: number
}

/** What a stream holds: everything that a copy of the broker's folder brings back. */
export interface StreamData {
  config: StreamConfig
  created: string
  first: number
  last: number
  readonly messages: Map<number, Stored>
}

export type PubAck = { readonly seq: number; readonly duplicate?: boolean } | { readonly error: ApiError }

export interface ApiError {
  readonly code: number
  readonly err_code: number
  readonly description: string
}

const nanosecondsPerMs = 1e6
const messageOverhead = 30

export function sizeOf({ subject, headers, data }: Content): number {
  return subject.length + (headers?.length ?? 0) + data.length + messageOverhead
}

export function bytesOf({ messages }: StreamData): number {
  return [...messages.values()].reduce((sum, message) => sum + sizeOf(message), 0)
}

/** Stores a message, unless its id came within the stream's window or the stream is full. */
export function append(stream: StreamData, content: Content, now: number): PubAck {
  expire(stream, now)
  const { max_bytes: limit = -1, discard } = stream.config
  const id = headerIn(content.headers, 'Nats-Msg-Id')
  const known = findDuplicate(stream, id, now)
  if (known !== undefined) return { seq: known.seq, duplicate: true }
  if (limit > 0 && discard === 'new' && bytesOf(stream) + sizeOf(content) > limit)
    return { error: { code: 400, err_code: 10077, description: 'maximum bytes exceeded' } }
  stream.last += 1
  if (stream.messages.size === 0) stream.first = stream.last
  stream.messages.set(stream.last, { ...content, id, seq: stream.last, at: now })
  return { seq: stream.last }
}

const findDuplicate = ({ config, messages }: StreamData, id: string | undefined, now: number): Stored | undefined => {
  if (id === undefined) return undefined
  const since = now - (config.duplicate_window ?? 0) / nanosecondsPerMs
  for (const message of messages.values()) if (message.id === id && message.at >= since) return message
  return undefined
}

/** Drops what is older than the stream keeps. */
export function expire(stream: StreamData, now: number): void {
  const { max_age: age = 0 } = stream.config
  if (age === 0) return
  for (const { seq, at } of stream.messages.values()) {
    if (at > now - age / nanosecondsPerMs) return
    remove(stream, seq)
  }
}

export function remove(stream: StreamData, seq: number): boolean {
  if (!stream.messages.delete(seq)) return false
  const [first] = stream.messages.keys()
  stream.first = first ?? stream.last + 1
  return true
}

/** The first message on a subject from this sequence on. */
export function findFrom({ messages, last, first }: StreamData, filter: string, seq: number): Stored | undefined {
  for (let at = Math.max(seq, first); at <= last; at += 1) {
    const message = messages.get(at)
    if (message && matches(filter, message.subject)) return message
  }
  return undefined
}

export function countFrom({ messages, first, last }: StreamData, filter: string, seq: number): number {
  let count = 0
  for (let at = Math.max(seq, first); at <= last; at += 1) {
    const message = messages.get(at)
    if (message && matches(filter, message.subject)) count += 1
  }
  return count
}

/** Holes between the first and the last message. */
export function deletedIn({ first, last, messages }: StreamData): number[] {
  return Array.from({ length: messages.size === 0 ? 0 : last - first + 1 }, (_, at) => first + at).filter(
    (seq) => !messages.has(seq),
  )
}
