import { setTimeout as delay } from 'node:timers/promises'
import { connect, type JetStreamClient, type JetStreamManager, type NatsConnection } from 'nats'
import { reasonOf } from '../../errors.ts'
import type { BusLog } from '../bus-log.ts'
import { ensureStreams } from './streams.ts'
import { watchConnection, type ConnectionWatch } from './watch-connection.ts'

export interface Broker extends ConnectionWatch {
  readonly connection: NatsConnection
  readonly client: JetStreamClient
  readonly manager: JetStreamManager
  ensureStreams(): Promise<void>
}

interface Options {
  url: string
  replicas: number
  startTimeoutMs: number
  log: BusLog
}

/** Waits for a server with JetStream and its streams, then stays connected for ever. Throws when there is none in time. */
export const connectBroker = async (options: Options): Promise<Broker> => {
  const deadline = performance.now() + options.startTimeoutMs
  for (;;) {
    try {
      return await connectOnce(options)
    } catch (error) {
      if (performance.now() > deadline) throw noServer(options, error)
      options.log.info({ reason: reasonOf(error) }, 'waiting for the event broker')
      await delay(250)
    }
  }
}

const connectOnce = async ({ url, replicas, log }: Options): Promise<Broker> => {
  const connection = await connect({
    servers: url.split(','),
    name: 'verandah',
    timeout: 2_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: 10_000,
  })
  try {
    const manager = await connection.jetstreamManager()
    await ensureStreams(manager, replicas)
    return {
      connection,
      manager,
      client: connection.jetstream(),
      ensureStreams: () => ensureStreams(manager, replicas),
      ...watchConnection(connection, log),
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

const noServer = ({ url, startTimeoutMs }: Options, cause: unknown) => {
  const addresses = url.replaceAll(/\/\/[^@/,]*@/g, '//')
  return new Error(`No NATS server with JetStream at ${addresses} within ${startTimeoutMs} ms: ${reasonOf(cause)}`, {
    cause,
  })
}
