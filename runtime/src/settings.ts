import { serviceNames } from '@verandah/contracts'
import {
  defaultEventsMib,
  Flag,
  isLoopback,
  Keys,
  Milliseconds,
  Port,
  PublicKeys,
  SettingsError,
  withPassword,
  readTls,
  reasonOf,
  type TlsFiles,
} from '@verandah/kit'
import * as z from 'zod'
import { BlobSettings, checkBucket, isBlobPlaceShared } from './blob-settings.ts'

/** What a process can run: every service, and the gateway in front of them. */
export const parts = ['gateway', ...serviceNames] as const
const Parts = z
  .string()
  .default('all')
  .transform((text) => (text.trim() === 'all' ? [...parts] : text.split(',').map((name) => name.trim())))
  .pipe(z.array(z.enum(parts, `expected "all" or a list of ${parts.join(', ')}`)).min(1))

/** Settings of the process itself; each service adds its own. */
export const RuntimeSettings = z.object({
  /** The parts this process runs: `all`, or names separated by commas. */
  SERVICES: Parts,
  /** Port of the gateway, or of the only service this process runs. */
  PORT: Port.default(8080),
  /** Address the process listens on. */
  HOST: z.string().default('127.0.0.1'),
  /** Port of the Prometheus metrics at `/metrics`. Unset: no metrics. The public port never serves them. */
  METRICS_PORT: Port.optional(),
  /** Address the metrics listen on. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Folder of the embedded store, its keys, feeds, photos and documents; unused where servers are configured. */
  DATA_DIR: z.string().default('.data'),
  ...BlobSettings.shape,
  /** Least severe log entries to write: `trace`, `debug`, `info`, `warn`, `error` or `silent`. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** NATS addresses, separated by commas: `nats://nats:4222`, `nats://user:password@nats:4222`, `nats://token@nats`, `tls://nats`. Unset: in process. */
  NATS_URL: z.string().optional(),
  /** File of NATS credentials, used instead of user and password; read again for each connection. */
  NATS_CREDS_FILE: z.string().optional(),
  /** Replicas of the event streams in a NATS cluster; streams that have more keep them. */
  NATS_REPLICAS: z.coerce.number('expected a whole number').int().min(1).max(5).default(1),
  /** Size limit of the event stream in MiB. Dead letters get a quarter of it on top, broadcasts an eighth. */
  NATS_EVENTS_MIB: z.coerce.number('expected a whole number').int().min(8).default(defaultEventsMib),
  /** Whether event subjects carry the user's id, so that erasure reads nothing else. Unset: by the stream. `false` before a rollback to an earlier build. */
  NATS_SUBJECTS_BY_USER: Flag.optional(),
  /** Address of MongoDB. Unset: the embedded store. */
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'expected an address that begins with mongodb://')
    .optional(),
  /** Address of Redis for caches and rate limits. Unset: in memory. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'expected an address that begins with redis://')
    .optional(),
  /** Password for the user named in `MONGODB_URL`, instead of one in the address. */
  MONGODB_PASSWORD: z.string().optional(),
  /** Password for the user named in `NATS_URL`; without a user there, for the part that this process runs. */
  NATS_PASSWORD: z.string().optional(),
  /** Password for the user named in `REDIS_URL`; without a user there, for the part that this process runs. */
  REDIS_PASSWORD: z.string().optional(),
  /** Public keys (P-256, PEM) that verify access tokens. Add the next key before auth signs with it. */
  ACCESS_TOKEN_PUBLIC_KEYS: PublicKeys.optional(),
  /** Keys that prove to services that a call comes from the gateway; the first one signs. */
  GATEWAY_PROOF_KEYS: Keys.optional(),
  /** Secret of earlier builds, from which they derived every key. Values made with it are accepted until it is removed. */
  SESSION_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  /** Certificate (PEM) of a process that runs one service, for its port and as a client of NATS (`tls://`) and Redis (`rediss://`). */
  TLS_CERT_FILE: z.string().optional(),
  /** Key (PEM) of `TLS_CERT_FILE`. `NODE_EXTRA_CA_CERTS` adds trusted authorities; MongoDB takes its own options in its address. */
  TLS_KEY_FILE: z.string().optional(),
  /** Wait before shutdown, so that load balancers notice. Replies close their connections during it. */
  SHUTDOWN_NOTICE_MS: Milliseconds.default(0),
  /** Longest wait for requests in flight after the notice; connections then have up to six seconds to close. */
  SHUTDOWN_TIMEOUT_MS: Milliseconds.default(10_000),
  /** Address that receives OpenTelemetry traces. Unset: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Share of traces to export, from 0 to 1. Failed requests and events are exported regardless. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('expected a number from 0 to 1').min(0).max(1).default(1),
  /** Read here only to decide whether the payment simulator starts. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Read here only to decide whether the payment simulator starts. */
  STRIPE_API_URL: z.url().optional(),
  /** Read here only to decide whether the sample market starts. */
  DOMAIN_CLIENT_ID: z.string().optional(),
  /** Read here only to decide whether the sample market starts. */
  PROPTRACK_API_KEY: z.string().optional(),
  /** Address of a sample market that runs as a process of its own. */
  LISTING_MARKET_URL: z.url().optional(),
  /** Read here only to decide whether the sample market starts. */
  REAXML_FEED_FOLDER: z.string().optional(),
  /** Number of sample-market suburbs that send feeds, Richmond first. Unset: all. Fewer make the first start faster. */
  SAMPLE_FEEDS: z.coerce.number('expected a whole number').int().min(1).optional(),
})
export type RuntimeSettings = z.output<typeof RuntimeSettings>

export const BrokerSettings = RuntimeSettings.pick({
  SERVICES: true,
  NATS_URL: true,
  NATS_PASSWORD: true,
  NATS_CREDS_FILE: true,
  NATS_REPLICAS: true,
  NATS_EVENTS_MIB: true,
  NATS_SUBJECTS_BY_USER: true,
  TLS_CERT_FILE: true,
  TLS_KEY_FILE: true,
})

/** Who this process is over TLS. Throws `SettingsError` for files that cannot be read. */
export const tlsOf = ({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: TlsSettings): TlsFiles | undefined => {
  if (certFile === undefined && keyFile === undefined) return undefined
  if (certFile === undefined || keyFile === undefined)
    throw new SettingsError('TLS_CERT_FILE and TLS_KEY_FILE belong together: set both, or neither.')
  try {
    readTls({ certFile, keyFile })
  } catch (error) {
    throw new SettingsError(`The settings TLS_CERT_FILE and TLS_KEY_FILE cannot be used: ${reasonOf(error)}.`)
  }
  return { certFile, keyFile }
}
type TlsSettings = Pick<RuntimeSettings, 'TLS_CERT_FILE' | 'TLS_KEY_FILE'>

/** Undefined where the product runs without a broker. */
export const brokerOf = (settings: z.output<typeof BrokerSettings>) => {
  const { NATS_URL: url, NATS_CREDS_FILE: credentialsFile } = settings
  const tls = tlsOf(settings)
  const streams = {
    replicas: settings.NATS_REPLICAS,
    eventsMib: settings.NATS_EVENTS_MIB,
    subjectsByUser: settings.NATS_SUBJECTS_BY_USER,
  }
  return url === undefined
    ? undefined
    : { url: asOurselves(url, settings.NATS_PASSWORD, settings), credentialsFile, ...(tls && { tls }), ...streams }
}

export const redisUrlOf = ({ REDIS_URL: url, ...settings }: RuntimeSettings): string | undefined =>
  url && asOurselves(url, settings.REDIS_PASSWORD, { ...settings, NATS_CREDS_FILE: undefined })

/** An address that names no user means the one that has the name of the part. */
const asOurselves = (url: string, password: string | undefined, settings: z.output<typeof BrokerSettings>): string => {
  const { SERVICES: ours, NATS_CREDS_FILE: credentials } = settings
  const [part = ''] = ours
  if (password === undefined || credentials !== undefined || ours.length > 1) return withPassword(url, password)
  return withPassword(url.replace(/(^|,)((?:nats|tls|rediss?):\/\/)(?=[^@,]+(?:,|$))/g, `$1$2${part}@`), password)
}

const remedies = {
  NATS_URL: 'services of several processes meet over NATS; without it no event would reach the others',
  MONGODB_URL: 'the embedded store belongs to one process; several need a server',
  REDIS_URL: 'each process would count its own rate limits and keep its own cache',
} as const

const noSharedBlobs =
  'but neither S3_BUCKET nor BLOBS_DIR is set: all processes of shortlist need one shared place for photos and documents.'

const isWholeIn = ({ SERVICES }: Pick<RuntimeSettings, 'SERVICES'>) => parts.every((part) => SERVICES.includes(part))

/** Whether the product may have other processes than this one. */
export const isMany = (settings: Pick<RuntimeSettings, 'SERVICES' | 'NATS_URL'>): boolean =>
  !isWholeIn(settings) || settings.NATS_URL !== undefined

/** Each was in a file that everybody can read. */
const knownSecrets: readonly (string | undefined)[] = [
  'a secret for one machine only, change it',
  'for development only, never for anything else',
  'write at least thirty-two random characters here',
]

/** Refuses a mix of settings that could not work, and says why. Throws `SettingsError`. */
export const checkCombination = (settings: RuntimeSettings): void => {
  if (knownSecrets.includes(settings.SESSION_SECRET) && settings.HOST !== 'localhost' && !isLoopback(settings.HOST))
    throw new SettingsError(
      'SESSION_SECRET is one that everybody knows: whoever reads it signs in as anybody. Take it away, and make keys by `npm run verandah keys -- FOLDER`.',
    )
  checkBucket(settings)
  if (!isMany(settings)) return
  const isWhole = isWholeIn(settings)
  const why = isWhole
    ? 'NATS_URL is set, so there may be other processes'
    : `SERVICES names only ${settings.SERVICES.join(', ')}`
  const isStoreNeeded = settings.SERVICES.some((part) => part !== 'gateway')
  const missing = (Object.keys(remedies) as (keyof typeof remedies)[]).filter(
    (name) => settings[name] === undefined && (name !== 'MONGODB_URL' || isStoreNeeded),
  )
  const complaints = missing.map((name) => `${why}, but ${name} is not set: ${remedies[name]}.`)
  if (settings.SERVICES.includes('shortlist') && !isBlobPlaceShared(settings))
    complaints.push(`${why}, ${noSharedBlobs}`)
  if (complaints.length > 0) throw new SettingsError(complaints.join('\n'))
}
