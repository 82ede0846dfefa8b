import { setTimeout as delay } from 'node:timers/promises'
import type { Broker } from './connect-broker.ts'

export interface ConsumerAddress {
  readonly stream: string
  readonly name: string
}

const lookAgainMs = 20

/** Resolves when the broker has nothing left for these consumers: nothing to deliver, nothing under way, nothing due for a retry. */
export const waitForQuiet = async (
  broker: Broker,
  consumers: readonly ConsumerAddress[],
  signal: AbortSignal,
): Promise<void> => {
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
