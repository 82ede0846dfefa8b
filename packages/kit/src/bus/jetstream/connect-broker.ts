import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Events, type NatsConnection } from 'nats'
import { AppError, reasonOf } from '../../errors.ts'
import type { BusLog } from '../bus-log.ts'
import { dialBroker, optionsFor, type BrokerAddress, type Link } from './dial-broker.ts'
import type { StreamNeeds } from './streams.ts'

/** A connection to NATS that survives outages. */
export interface Broker {
  isConnected(): boolean
  /** Connections so far. */
  connection(): number
  /**
   * Waits up to 5 s, or until the signal aborts, then throws `unavailable`: the client drops messages sent while it
   * connects.
   */
  whenConnected(until?: AbortSignal): Promise<Link>
  close(): Promise<void>
}

type Options = BrokerAddress & StreamNeeds & { readonly log: BusLog }

const patienceMs = 5_000
const dialAgainMs = 500

/** Connects, retries until a server answers, and reconnects. Throws `SettingsError` for an invalid address. */
export function connectBroker(options: Options): Broker {
  const closing = new AbortController()
  const { signal } = closing
  let dialled: Link | undefined
  const { changes, now, onUp, onDown } = createPresence()
  const dial = dialUntilAnswered(options, signal, onDown)
  const isClosing = () => signal.aborted
  const stayConnected = async () => {
    while (!isClosing()) {
      dialled = await dial()
      if (isClosing()) await dialled?.connection.close()
      if (dialled) await follow(dialled, { onUp, onDown, log: options.log })
    }
  }
  const ended = stayConnected()
  return {
    isConnected: () => now.link !== undefined,
    connection: () => now.connections,
    whenConnected: async (until) => {
      if (!now.link && !signal.aborted) await untilUp(changes, until ?? AbortSignal.timeout(patienceMs))
      if (!now.link) throw brokerAway(now.failure)
      return now.link
    },
    close: async () => {
      closing.abort()
      changes.emit('up')
      await dialled?.connection.close()
      await ended
    },
  }
}

interface Presence {
  link: Link | undefined
  connections: number
  failure: unknown
}

const createPresence = () => {
  const now: Presence = { link: undefined, connections: 0, failure: 'it has not answered yet' }
  const changes = new EventEmitter().setMaxListeners(0)
  const onUp = (fresh: Link) => {
    now.link = fresh
    now.connections += 1
    changes.emit('up')
  }
  const onDown = (reason: unknown) => {
    now.link = undefined
    now.failure = reason
  }
  return { changes, now, onUp, onDown }
}

/** Resolves once connected, or when the signal aborts. */
const untilUp = (changes: EventEmitter, signal: AbortSignal): Promise<unknown> =>
  once(changes, 'up', { signal }).catch(() => undefined)

/** Undefined when the signal aborts first. Each new reason is logged once. */
const dialUntilAnswered = (options: Options, signal: AbortSignal, onDown: (e: unknown) => void) => {
  const connection = optionsFor(options)
  return async (): Promise<Link | undefined> => {
    let lastReason = ''
    while (!signal.aborted) {
      try {
        return await dialBroker(connection, options)
      } catch (error) {
        const reason = reasonOf(error)
        onDown(error)
        if (reason !== lastReason)
          options.log.warn({ reason }, 'the event broker does not answer; events wait in their outboxes')
        lastReason = reason
        await delay(dialAgainMs, undefined, { signal }).catch(() => undefined)
      }
    }
    return undefined
  }
}

interface Watch {
  readonly onUp: (link: Link) => void
  readonly onDown: (reason: unknown) => void
  readonly log: BusLog
}

/** Resolves when the connection is closed for good. */
const follow = async (link: Link, { onUp, onDown, log }: Watch): Promise<void> => {
  onUp(link)
  log.info({ server: link.connection.getServer() }, 'connected to the event broker')
  void watchStatus(link.connection, {
    onDisconnect: () => {
      onDown('the connection broke')
      log.warn({}, 'the event broker is gone; connecting again')
    },
    onReconnect: () => {
      onUp(link)
      log.info({}, 'the event broker is back')
    },
  })
  const error = await link.connection.closed()
  onDown(error ?? 'the connection is closed')
  if (error) log.error({ reason: error.message }, 'the connection to the event broker ended; a new one is made')
}

const watchStatus = async (
  connection: NatsConnection,
  { onDisconnect, onReconnect }: Record<'onDisconnect' | 'onReconnect', () => void>,
) => {
  for await (const { type } of connection.status()) {
    if (type === Events.Disconnect) onDisconnect()
    if (type === Events.Reconnect) onReconnect()
  }
}

const brokerAway = (cause: unknown) =>
  new AppError('unavailable', {
    code: 'bus-unavailable',
    detail: `No NATS server with JetStream answers at NATS_URL: ${reasonOf(cause)}`,
    cause,
  })
