import { setTimeout as delay } from 'node:timers/promises'
import type { BusMeasures } from '../bus.ts'
import type { Broker } from './connect-broker.ts'
import { broadcastStream, deadStream, eventStream } from './streams.ts'

export interface ConsumerAddress {
  readonly stream: string
  readonly name: string
}

const lookAgainMs = 20

/**
 * Resolves when the broker has nothing left for these consumers: no undelivered messages, none in flight, none due for
 * a retry.
 */
export async function waitForQuiet(
  broker: Broker,
  consumers: readonly ConsumerAddress[],
  signal: AbortSignal,
): Promise<void> {
  const isQuiet = async ({ stream, name }: ConsumerAddress) => {
    const { manager } = await broker.whenConnected()
    const { num_pending, num_ack_pending } = await manager.consumers.info(stream, name)
    return num_pending + num_ack_pending === 0
  }
  while (!signal.aborted) {
    const quiet = await Promise.all(consumers.map((consumer) => isQuiet(consumer).catch(() => false)))
    if (quiet.every(Boolean)) return
    await delay(lookAgainMs)
  }
}

/** Measures stream sizes and consumer lag. Throws while the broker is unavailable. */
export async function measureBroker(broker: Broker, consumers: readonly ConsumerAddress[]): Promise<BusMeasures> {
  const { manager } = await broker.whenConnected(AbortSignal.abort())
  const durable = consumers.filter(({ stream }) => stream === eventStream)
  const waiting = durable.map(async ({ stream, name }) => {
    const { num_pending, num_ack_pending } = await manager.consumers.info(stream, name)
    return { consumer: name, events: num_pending + num_ack_pending }
  })
  const streams = [eventStream, deadStream, broadcastStream].map(async (stream) => {
    const { state, config } = await manager.streams.info(stream)
    return { stream, messages: state.messages, bytes: state.bytes, maxBytes: config.max_bytes }
  })
  // Awaited together: otherwise a rejection during an outage would be unhandled and end the process.
  const [waitingNow, streamsNow] = await Promise.all([Promise.all(waiting), Promise.all(streams)])
  return { waiting: waitingNow, streams: streamsNow }
}
