import { readTls, reasonOf, SettingsError, type TlsFiles, withPassword } from '@verandah/kit'
import type * as z from 'zod'
import { RuntimeSettings } from './settings.ts'

/** What a command needs to reach the broker. */
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
export function tlsOf({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: TlsSettings): TlsFiles | undefined {
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
export function brokerOf(settings: z.output<typeof BrokerSettings>) {
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

export function redisUrlOf({ REDIS_URL: url, ...settings }: RuntimeSettings): string | undefined {
  return url && asOurselves(url, settings.REDIS_PASSWORD, { ...settings, NATS_CREDS_FILE: undefined })
}

/** An address that names no user means the one that has the name of the part. */
const asOurselves = (url: string, password: string | undefined, settings: z.output<typeof BrokerSettings>): string => {
  const { SERVICES: ours, NATS_CREDS_FILE: credentials } = settings
  const [part = ''] = ours
  if (password === undefined || credentials !== undefined || ours.length > 1) return withPassword(url, password)
  return withPassword(url.replace(/(^|,)((?:nats|tls|rediss?):\/\/)(?=[^@,]+(?:,|$))/g, `$1$2${part}@`), password)
}
