import {
  headers,
  NatsError,
  type JetStreamManager,
  type JsMsg,
  type MsgHdrs,
  type MsgRequest,
  type SeqMsgRequest,
  type StoredMsg,
} from 'nats'
import type { TraceHeaders } from '../../telemetry.ts'

/** Names the one consumer that a replayed event is for; others skip it. */
export const onlyForHeader = 'Verandah-Only-For'

export function toHeaders(entries: Record<string, string>): MsgHdrs {
  const result = headers()
  Object.entries(entries).forEach(([key, value]) => result.set(key, value))
  return result
}

export function headersOf(message: Pick<JsMsg, 'headers'>): TraceHeaders {
  return Object.fromEntries([...(message.headers ?? [])].map(([key, values]) => [key, values[0] ?? '']))
}

/** The parsed JSON, or the text when it is not JSON. */
export function payloadOf(message: Pick<JsMsg, 'string'>): unknown {
  const text = message.string()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A message of a stream, or the next on a subject; undefined if none. */
export async function findMessage(
  { streams }: JetStreamManager,
  stream: string,
  query: MsgRequest,
): Promise<StoredMsg | undefined> {
  try {
    return await streams.getMessage(stream, query)
  } catch (error) {
    if (error instanceof NatsError && error.code === '404') return undefined
    throw error
  }
}

/** The first message on this subject from this sequence on. */
export function nextOn(subject: string, seq: number): SeqMsgRequest & { next_by_subj: string } {
  return {
    seq,
    next_by_subj: subject,
  }
}

/** The broker's error code; undefined when it did not answer. */
export function brokerCodeOf(error: unknown): number | undefined {
  return error instanceof NatsError ? error.api_error?.err_code : undefined
}

export interface Patience {
  /** How long the broker waits for progress before it redelivers. */
  readonly ackWaitMs: number
  /** How long a handler may be silent before progress is no longer reported for it. */
  readonly silenceMs: number
}

/**
 * Reports progress while a handler runs, so that the broker detects dead processes soon without mistaking slow handlers
 * for them.
 */
export function keepAlive(message: Pick<JsMsg, 'working'>, { ackWaitMs, silenceMs }: Patience) {
  let spokeAt = performance.now()
  const sign = () => {
    if (performance.now() - spokeAt < silenceMs) message.working()
  }
  const timer = setInterval(sign, ackWaitMs / 3)
  const working = () => {
    spokeAt = performance.now()
    message.working()
  }
  return { working, end: () => clearInterval(timer) }
}
