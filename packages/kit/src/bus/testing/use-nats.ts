import { connect, type NatsConnection } from 'nats'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Bus } from '../bus.ts'
import { createJetStreamBus } from '../jetstream-bus.ts'
import type { JetStreamBusOptions } from '../jetstream/start-jetstream-bus.ts'
import { startNats } from './start-nats.ts'
import { hasty } from './things.ts'

const findNats = async () => {
  const { NATS_URL: url } = process.env
  return url ? { url, end: () => Promise.resolve() } : startNats()
}

interface Broker {
  readonly url: string
  readonly end: () => Promise<void>
}

const useServer = <Server extends Broker>(startServer: () => Promise<Server>) => {
  let nats: Server
  let operator: NatsConnection
  let buses: Bus[] = []

  beforeAll(async () => {
    nats = await startServer()
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

/** For a suite: one server for all its tests, emptied before each of them, and buses that are closed after it. */
export const useNats = () => useServer(startNats)

/**
 * The same with the broker that `NATS_URL` of the test run names, where it names one: for suites that leave the server
 * alone.
 */
export const useNatsOfRun = () => useServer(findNats)
