import { serviceNames } from '@verandah/contracts'
import { defaultEventsMib, Flag, Keys, Milliseconds, Port, PublicKeys } from '@verandah/kit'
import * as z from 'zod'
import { BlobSettings } from './blob-settings.ts'

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
  /**
   * NATS addresses, separated by commas: `nats://nats:4222`, `nats://user:password@nats:4222`, `nats://token@nats`,
   * `tls://nats`. Unset: in process.
   */
  NATS_URL: z.string().optional(),
  /** File of NATS credentials, used instead of user and password; read again for each connection. */
  NATS_CREDS_FILE: z.string().optional(),
  /** Replicas of the event streams in a NATS cluster; streams that have more keep them. */
  NATS_REPLICAS: z.coerce.number('expected a whole number').int().min(1).max(5).default(1),
  /** Size limit of the event stream in MiB. Dead letters get a quarter of it on top, broadcasts an eighth. */
  NATS_EVENTS_MIB: z.coerce.number('expected a whole number').int().min(8).default(defaultEventsMib),
  /**
   * Whether event subjects carry the user's id, so that erasure reads nothing else. Unset: by the stream. `false`
   * before a rollback to an earlier build.
   */
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
  /** Password for the user named in `MONGODB_URL`; without a user there, for the part that this process runs. */
  MONGODB_PASSWORD: z.string().optional(),
  /** Password for the user named in `NATS_URL`; without a user there, for the part that this process runs. */
  NATS_PASSWORD: z.string().optional(),
  /** Password for the user named in `REDIS_URL`; without a user there, for the part that this process runs. */
  REDIS_PASSWORD: z.string().optional(),
  /** Public keys (P-256, PEM) that verify access tokens. Add the next key before auth signs with it. */
  ACCESS_TOKEN_PUBLIC_KEYS: PublicKeys.optional(),
  /** Keys that prove to services that a call comes from the gateway; the first one signs. */
  GATEWAY_PROOF_KEYS: Keys.optional(),
  /**
   * Secret of earlier builds, from which they derived every key. Values made with it are accepted until it is removed.
   */
  SESSION_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  /**
   * Certificate (PEM) of a process that runs one service, for its port and as a client of NATS (`tls://`) and Redis
   * (`rediss://`).
   */
  TLS_CERT_FILE: z.string().optional(),
  /**
   * Key (PEM) of `TLS_CERT_FILE`. `NODE_EXTRA_CA_CERTS` adds trusted authorities; MongoDB takes its own options in its
   * address.
   */
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

/** Whether this process runs every part. */
export function isWholeIn({ SERVICES }: Pick<RuntimeSettings, 'SERVICES'>) {
  return parts.every((part) => SERVICES.includes(part))
}

/** Whether the product may have other processes than this one. */
export function isMany(settings: Pick<RuntimeSettings, 'SERVICES' | 'NATS_URL'>): boolean {
  return !isWholeIn(settings) || settings.NATS_URL !== undefined
}
