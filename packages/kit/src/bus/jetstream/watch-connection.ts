import { Events, type NatsConnection } from 'nats'
import { waitAtMost } from '../../wait-at-most.ts'
import type { BusLog } from '../bus-log.ts'

export interface ConnectionWatch {
  isConnected(): boolean
  /** Throws when there is no connection within `timeoutMs`: the client drops what is sent while it dials. */
  whenConnected(timeoutMs: number): Promise<void>
}

export const watchConnection = (connection: NatsConnection, log: BusLog): ConnectionWatch => {
  let isConnected = true
  let waiting: (() => void)[] = []
  const onDisconnect = () => {
    isConnected = false
    log.warn({}, 'the event broker is gone; connecting again')
  }
  const onReconnect = () => {
    isConnected = true
    log.info({}, 'the event broker is back')
    waiting.forEach((resolve) => resolve())
    waiting = []
  }
  void follow(connection, { onDisconnect, onReconnect })
  void connection.closed().then((error) => {
    isConnected = false
    if (error) log.error({ reason: error.message }, 'the connection to the event broker is closed for good')
  })
  return {
    isConnected: () => isConnected,
    whenConnected: async (timeoutMs) => {
      if (!isConnected) await waitAtMost(timeoutMs, new Promise<void>((resolve) => waiting.push(resolve)))
      if (!isConnected) throw new Error('not connected')
    },
  }
}

const follow = async (
  connection: NatsConnection,
  { onDisconnect, onReconnect }: Record<'onDisconnect' | 'onReconnect', () => void>,
) => {
  for await (const { type } of connection.status()) {
    if (type === Events.Disconnect) onDisconnect()
    if (type === Events.Reconnect) onReconnect()
  }
}
