import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import {
  connect,
  credsAuthenticator,
  type ConnectionOptions,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
} from 'nats'
import { reasonOf } from '../../errors.ts'
import { SettingsError } from '../../settings.ts'
import type { TlsFiles } from '../../tls-files.ts'
import { inboxOf } from './permissions.ts'
import { ensureStreams, type StreamNeeds } from './streams.ts'

/** Address and credentials of NATS. */
export interface BrokerAddress {
  /** One or more, separated by commas: `nats://user:password@nats-0:4222`, `nats://token@nats-0`, `tls://nats-0`. */
  readonly url: string
  /** A file of NATS credentials, read again for each connection. */
  readonly credentialsFile?: string | undefined
  /** The client certificate for mutual TLS. */
  readonly tls?: TlsFiles | undefined
  /**
   * Ping interval; after three unanswered pings the connection is replaced. 10 s by default.
   */
  readonly pingMs?: number
}

/** A connection to a JetStream server, with the product's streams. */
export interface Link {
  readonly connection: NatsConnection
  readonly client: JetStreamClient
  readonly manager: JetStreamManager
  /** Creates missing streams, after a pause. */
  ensureStreams(): Promise<void>
  /** Updates existing streams. */
  updateStreams(): Promise<void>
  /** Whether event subjects contain user ids. */
  namesUsers(): boolean
}

/**
 * After deleting a stream, a server (seen with 2.9.10) removes files for a while, including those of a new stream of
 * the same name.
 */
const deletingMs = 1_000

/** Throws when no server accepts the connection; an open connection survives server restarts. */
export async function dialBroker(options: ConnectionOptions, needs: StreamNeeds): Promise<Link> {
  const connection = await connect({
    ...options,
    name: 'verandah',
    timeout: 2_000,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    noAsyncTraces: true,
  })
  try {
    const manager = await connection.jetstreamManager()
    let isByUser = await ensureStreams(manager, needs)
    const client = connection.jetstream()
    const updateStreams = async () => {
      isByUser = await ensureStreams(manager, needs)
    }
    const ensureLater = async () => {
      await delay(deletingMs)
      await updateStreams()
    }
    return { connection, manager, client, updateStreams, ensureStreams: ensureLater, namesUsers: () => isByUser }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Requires the same credentials in every address, since the servers are one cluster. Throws `SettingsError`. */
export function optionsFor({ url, credentialsFile, tls, pingMs = 10_000 }: BrokerAddress): ConnectionOptions {
  const addresses = url.split(',').map(readAddress)
  const servers = addresses.map(({ host }) => host)
  const known = [...new Set(addresses.map(({ username, password }) => `${username}:${password}`))]
  const identity = addresses.find(({ username }) => username !== '') ?? { username: '', password: '' }
  if (known.length > 1) throw badUrl('give every address the same user and password')
  if (identity.username !== '' && credentialsFile !== undefined)
    throw badUrl('leave user and password out where NATS_CREDS_FILE is set')
  return {
    servers,
    pingInterval: pingMs,
    ...(addresses.some(({ protocol }) => protocol === 'tls:') && { tls: { ...tls } }),
    ...(credentialsFile === undefined ? identityOf(identity) : { authenticator: fromFile(credentialsFile) }),
  }
}

const identityOf = ({ username, password }: Pick<URL, 'username' | 'password'>): ConnectionOptions => {
  if (username === '') return {}
  const user = decodeURIComponent(username)
  const pass = decodeURIComponent(password)
  if (password === '') return { token: user }
  return { user, pass, ...(/^[\w-]+$/.test(user) && { inboxPrefix: inboxOf(user) }) }
}

const readAddress = (text: string): URL => {
  const full = text.includes('://') ? text.trim() : `nats://${text.trim()}`
  const address = URL.canParse(full) ? new URL(full) : undefined
  const isAddress = address !== undefined && ['nats:', 'tls:'].includes(address.protocol) && address.host !== ''
  if (!isAddress || address.pathname + address.search + address.hash !== '')
    throw badUrl(
      'write nats://user:password@host:4222, several with commas between, and / or @ in a password as %2F, %40',
    )
  return address
}

const badUrl = (remedy: string) =>
  new SettingsError(`The setting NATS_URL cannot be used (its value is hidden): ${remedy}.`)

const fromFile = (path: string) => {
  const read = () => readFileSync(path)
  try {
    read()
  } catch (error) {
    throw new SettingsError(`The setting NATS_CREDS_FILE cannot be used: ${reasonOf(error)}.`)
  }
  return credsAuthenticator(read)
}
