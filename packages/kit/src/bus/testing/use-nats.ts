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
    // A separate connection: tests break the bus's connections and drop their pending requests.
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

/** One server per suite, emptied before each test; buses are closed after it. */
export function useNats() {
  return useServer(startNats)
}

/** The same with the broker named by `NATS_URL`, if set: for suites that do not restart the server. */
export function useNatsOfRun() {
  return useServer(findNats)
}
