import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Events, type NatsConnection } from 'nats'
import { AppError, reasonOf } from '../../errors.ts'
import type { BusLog } from '../bus-log.ts'
import { dialBroker, optionsFor, type BrokerAddress, type Link } from './dial-broker.ts'
import type { StreamNeeds } from './streams.ts'

/** The way to NATS, whether it answers just now or not. */
export interface Broker {
  isConnected(): boolean
  /** Waits 5 s, or until the signal aborts, and throws `unavailable` then: the client would drop what is sent while it dials. */
  whenConnected(until?: AbortSignal): Promise<Link>
  close(): Promise<void>
}

type Options = BrokerAddress & StreamNeeds & { readonly log: BusLog }

const patienceMs = 5_000
const dialAgainMs = 500

/** Connects, now or as soon as a server answers, and again whenever it is lost. Throws `SettingsError` for an address that cannot work. */
export const connectBroker = (options: Options): Broker => {
  const closing = new AbortController()
  const { signal } = closing
  let dialled: Link | undefined
  let link: Link | undefined
  let failure: unknown = 'it has not answered yet'
  const changes = new EventEmitter().setMaxListeners(0)
  const onUp = (fresh: Link) => {
    link = fresh
    changes.emit('up')
  }
  const onDown = (reason: unknown) => {
    link = undefined
    failure = reason
  }
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
    isConnected: () => link !== undefined,
    whenConnected: async (until) => {
      if (!link && !signal.aborted) await untilUp(changes, until ?? AbortSignal.timeout(patienceMs))
      if (!link) throw brokerAway(failure)
      return link
    },
    close: async () => {
      closing.abort()
      changes.emit('up')
      await dialled?.connection.close()
      await ended
    },
  }
}

/** A signal that aborts ends the wait as well. */
const untilUp = (changes: EventEmitter, signal: AbortSignal): Promise<unknown> =>
  once(changes, 'up', { signal }).catch(() => undefined)

/** Undefined when the signal aborts before. Each new reason is logged once. */
const dialUntilAnswered = (options: Options, signal: AbortSignal, onDown: (e: unknown) => void) => {
  const connection = optionsFor(options)
  return async (): Promise<Link | undefined> => {
    let told = ''
    while (!signal.aborted) {
      try {
        return await dialBroker(connection, options)
      } catch (error) {
        const reason = reasonOf(error)
        onDown(error)
        if (reason !== told)
          options.log.warn({ reason }, 'the event broker does not answer; events wait in their outboxes')
        told = reason
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
