import { connect, type NatsConnection } from 'nats'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Bus } from '../bus.ts'
import { createJetStreamBus } from '../jetstream-bus.ts'
import type { JetStreamBusOptions } from '../jetstream/start-jetstream-bus.ts'
import { startNats } from './start-nats.ts'
import { hasty } from './things.ts'

/** For a suite: one server for all its tests, emptied before each of them, and buses that are closed after it. */
export const useNats = () => {
  let nats: Awaited<ReturnType<typeof startNats>>
  let operator: NatsConnection
  let buses: Bus[] = []

  beforeAll(async () => {
    nats = await startNats()
  })
  afterAll(() => nats.end())
  beforeEach(async () => {
    // A connection of its own: what a test does to the server breaks those that were open, and drops what they had asked.
    operator = await connect({ servers: nats.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 })
    const { streams } = await operator.jetstreamManager()
    for await (const { config } of streams.list()) await streams.delete(config.name)
  })
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()))
    buses = []
    await operator.close()
  })

  const startBus = async (options: Partial<JetStreamBusOptions> = {}) => {
    const bus = await createJetStreamBus({ url: nats.url, retryPolicy: hasty, ...options })
    buses.push(bus)
    return bus
  }
  return { startBus, server: () => nats, operator: () => operator, manager: () => operator.jetstreamManager() }
}
