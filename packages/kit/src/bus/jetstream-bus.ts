import type { Clock } from '../clock.ts'
import type { Bus } from './bus.ts'
import type { DeliverOptions } from './deliver.ts'

export interface JetStreamBusOptions extends DeliverOptions {
  /** One or more addresses, separated by commas: `nats://nats-0:4222,nats://nats-1:4222`. */
  readonly url: string
  readonly clock?: Clock
  /** Copies that a cluster keeps of every message; 1 unless said. */
  readonly replicas?: number
  /** How many events one consumer handles at once in this process; 16 unless said. */
  readonly concurrency?: number
  /** How soon the broker delivers again what a process that died had in hand; 5 s unless said. */
  readonly ackWaitMs?: number
  /** How long a handler may be silent before the broker delivers again; 30 s unless said. */
  readonly silenceMs?: number
  /** How long the start waits for a server; 30 s unless said. */
  readonly startTimeoutMs?: number
}

/** The bus of several processes. The client is loaded only here: a process without a broker never pays for it. */
export const createJetStreamBus = async (options: JetStreamBusOptions): Promise<Bus> => {
  const { startJetStreamBus } = await import('./jetstream/start-jetstream-bus.ts')
  return startJetStreamBus(options)
}
