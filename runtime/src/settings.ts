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

/** What a process can run: every service, and the gateway in front of them. */
export const parts = ['gateway', ...serviceNames] as const
const Parts = z
  .string()
  .default('all')
  .transform((text) => (text.trim() === 'all' ? [...parts] : text.split(',').map((name) => name.trim())))
  .pipe(z.array(z.enum(parts, `expected "all" or a list of ${parts.join(', ')}`)).min(1))

/** Settings of the process itself; each service adds its own. */
export const RuntimeSettings = z.object({
  SERVICES: Parts,
  /** Of the gateway, or of the only service that this process runs. */
  PORT: Port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  /** Where Prometheus asks for the numbers of this process, at `/metrics`; nowhere unless it is set. The public port never tells them. */
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** One or more addresses with commas between: `nats://nats:4222`, `nats://user:password@nats:4222`, `nats://token@nats`, `tls://nats`. */
  NATS_URL: z.string().optional(),
  /** A file of NATS credentials in place of user and password; it is read again for each connection. */
  NATS_CREDS_FILE: z.string().optional(),
  /** Copies that a cluster of NATS servers keeps of every event; streams that have more keep them. */
  NATS_REPLICAS: z.coerce.number('expected a whole number').int().min(1).max(5).default(1),
  /** MiB that the stream of events may hold before it refuses more; dead letters get a quarter of it besides, broadcasts an eighth. */
  NATS_EVENTS_MIB: z.coerce.number('expected a whole number').int().min(8).default(defaultEventsMib),
  /**
   * Whether events about a user have their id in the subject, so that erasing a leaver reads nothing else. Unset: in a stream that this build or a
   * later one made. `true` where no process of an earlier build is left; `false` before you go back to one.
   */
  NATS_SUBJECTS_BY_USER: Flag.optional(),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'expected an address that begins with mongodb://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'expected an address that begins with redis://')
    .optional(),
  /** In place of the password in the address, for a user that it names; so are the next two. */
  MONGODB_PASSWORD: z.string().optional(),
  /** Where the address names no user, that of the one part that this process runs. */
  NATS_PASSWORD: z.string().optional(),
  REDIS_PASSWORD: z.string().optional(),
  /** What access tokens are verified with: public keys of the curve P-256 in PEM, the next one before auth signs with it. */
  ACCESS_TOKEN_PUBLIC_KEYS: PublicKeys.optional(),
  /** With the first of them the gateway proves to services that a call comes from it. */
  GATEWAY_PROOF_KEYS: Keys.optional(),
  /** Of the build before, which made every key from it: what it made goes on working until you take it away. */
  SESSION_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  /**
   * Certificate and key, in PEM, of a process that runs one service: it answers over TLS with them, and shows them to NATS (`tls://`) and Redis
   * (`rediss://`). Whom it trusts says Node's own `NODE_EXTRA_CA_CERTS`; MongoDB's address takes `tls` and `tlsCertificateKeyFile` itself.
   */
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  /** How long load balancers take to notice that we go down; meanwhile every reply ends its connection. */
  SHUTDOWN_NOTICE_MS: Milliseconds.default(0),
  /** For all that is under way after the notice; then connections have up to six seconds to close. */
  SHUTDOWN_TIMEOUT_MS: Milliseconds.default(10_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_API_URL: z.url().optional(),
  DOMAIN_CLIENT_ID: z.string().optional(),
  PROPTRACK_API_KEY: z.string().optional(),
  LISTING_MARKET_URL: z.url().optional(),
  REAXML_FEED_FOLDER: z.string().optional(),
  /** Of how many places of the sample market agencies send feeds, Richmond's first; of all unless set. A first start reads fewer sooner. */
  SAMPLE_FEEDS: z.coerce.number('expected a whole number').int().min(1).optional(),
})
export type RuntimeSettings = z.output<typeof RuntimeSettings>

export const BrokerSettings = RuntimeSettings.pick({
  SERVICES: true,
  ...{ NATS_URL: true, NATS_PASSWORD: true, NATS_CREDS_FILE: true, NATS_REPLICAS: true },
  ...{ NATS_EVENTS_MIB: true, NATS_SUBJECTS_BY_USER: true, TLS_CERT_FILE: true, TLS_KEY_FILE: true },
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
    : { url: asOurselves(url, settings), credentialsFile, ...(tls && { tls }), ...streams }
}

/** An address that names no user means the one that has the name of the part. */
const asOurselves = (url: string, settings: z.output<typeof BrokerSettings>): string => {
  const { SERVICES: ours, NATS_PASSWORD: password, NATS_CREDS_FILE: credentials } = settings
  const [part = ''] = ours
  if (password === undefined || credentials !== undefined || ours.length > 1) return withPassword(url, password)
  return withPassword(url.replace(/(^|,)((?:nats|tls):\/\/)(?=[^@,]+(?:,|$))/g, `$1$2${part}@`), password)
}

const remedies = {
  NATS_URL: 'services of several processes meet over NATS; without it no event would reach the others',
  MONGODB_URL: 'the embedded store belongs to one process; several need a server',
  REDIS_URL: 'each process would count its own rate limits and keep its own cache',
} as const

const isWholeIn = ({ SERVICES }: RuntimeSettings) => parts.every((part) => SERVICES.includes(part))

/** Whether the product may have other processes than this one. */
export const isMany = (settings: RuntimeSettings): boolean => !isWholeIn(settings) || settings.NATS_URL !== undefined

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
      'SESSION_SECRET is one that everybody knows: whoever reads it signs in as anybody. Take it away, and make keys by `npm run keys -- FOLDER`.',
    )
  if (!isMany(settings)) return
  const isWhole = isWholeIn(settings)
  const why = isWhole
    ? 'NATS_URL is set, so there may be other processes'
    : `SERVICES names only ${settings.SERVICES.join(', ')}`
  const isStoreNeeded = settings.SERVICES.some((part) => part !== 'gateway')
  const missing = (Object.keys(remedies) as (keyof typeof remedies)[]).filter(
    (name) => settings[name] === undefined && (name !== 'MONGODB_URL' || isStoreNeeded),
  )
  if (missing.length === 0) return
  throw new SettingsError(missing.map((name) => `${why}, but ${name} is not set: ${remedies[name]}.`).join('\n'))
}
