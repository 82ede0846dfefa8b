import { setTimeout as delay } from 'node:timers/promises'
import type { Consumer as BrokerConsumer, JsMsg } from 'nats'
import { reasonOf } from '../../errors.ts'
import type { BusLog } from '../bus-log.ts'

export interface Pull {
  readonly name: string
  /** Creates the JetStream consumer if missing; called again whenever it is lost. */
  readonly open: () => Promise<BrokerConsumer>
  /** Resolves to the number of messages to request, at least one. */
  readonly whenFree: () => Promise<number>
  readonly onMessage: (message: JsMsg) => void
  readonly signal: AbortSignal
  readonly log: BusLog
}

const fetchMs = 30_000
/** A pull that the broker has forgotten is asked again after two missed heartbeats. */
const heartbeatMs = 10_000
const maxPauseMs = 5_000

/** Pulls until the signal aborts; survives lost consumers, lost streams and server restarts. Never throws. */
export async function pullForever(pull: Pull, first: BrokerConsumer | undefined): Promise<void> {
  let consumer = first
  let failures = 0
  const hasStopped = () => pull.signal.aborted
  while (!hasStopped()) {
    try {
      consumer ??= await pull.open()
      await pullBatch(pull, consumer)
      failures = 0
    } catch (error) {
      if (hasStopped()) return
      consumer = undefined
      failures += 1
      pull.log.warn(
        { consumer: pull.name, reason: reasonOf(error) },
        'pulling events failed; the consumer is opened again',
      )
      await delay(Math.min(maxPauseMs, 50 * 2 ** failures), undefined, { signal: pull.signal }).catch(() => undefined)
    }
  }
}

/** Requests only what can run now, so that no message waits here while its acknowledgement timeout runs. */
const pullBatch = async ({ whenFree, onMessage, signal }: Pull, consumer: BrokerConsumer) => {
  const hasStopped = () => signal.aborted
  const room = await whenFree()
  if (hasStopped()) return
  const messages = await consumer.fetch({ max_messages: room, expires: fetchMs, idle_heartbeat: heartbeatMs })
  const receive = (message: JsMsg) => (hasStopped() ? message.nak() : onMessage(message))
  const close = () => void messages.close()
  signal.addEventListener('abort', close, { once: true })
  if (hasStopped()) close()
  try {
    for await (const message of messages) receive(message)
  } finally {
    signal.removeEventListener('abort', close)
  }
}
