import type { JsMsg } from 'nats'
import { waitAtMost } from '../../wait-at-most.ts'
import type { Broker } from './connect-broker.ts'
import type { ConsumerAddress } from './wait-for-quiet.ts'

export interface Reader extends ConsumerAddress {
  /** True for a consumer of this process alone. */
  readonly isOwn: boolean
  readonly ended: Promise<void>
}

interface Dependencies {
  readonly broker: Broker
  readonly stopping: AbortController
  readonly readers: readonly Reader[]
  readonly unfinished: Set<JsMsg>
  readonly idle: () => Promise<void>
}

const closeMs = 2_000

/** `stop` ends consuming, publishing still works; `close` ends the rest. */
export function createShutDown({ broker, stopping, readers, unfinished, idle }: Dependencies) {
  const stop = async (timeoutMs: number) => {
    stopping.abort()
    await waitAtMost(timeoutMs, Promise.all([...readers.map(({ ended }) => ended), idle()]))
    handBack(unfinished)
  }
  const close = async () => {
    await stop(0)
    await closeBroker(broker, readers)
  }
  return { stop, close }
}

/** Unfinished messages are returned to the broker at once, so that another process need not wait for the timeout. */
const handBack = (unfinished: Set<JsMsg>) => {
  unfinished.forEach((message) => message.nak())
  unfinished.clear()
}

const closeBroker = async (broker: Broker, readers: readonly Reader[]) => {
  const own = readers.filter(({ isOwn }) => isOwn)
  const sayFarewell = async () => {
    const { manager, connection } = await broker.whenConnected(AbortSignal.abort())
    await Promise.allSettled(own.map(({ stream, name }) => manager.consumers.delete(stream, name)))
    await connection.drain()
  }
  await waitAtMost(closeMs, sayFarewell())
  await broker.close()
}
