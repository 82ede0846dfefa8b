import { createHash } from 'node:crypto'
import { trace } from '@opentelemetry/api'
import { pino, type DestinationStream, type Logger } from 'pino'
import { idsOf } from './telemetry.ts'
import { currentContext } from './work-context.ts'

export type { Logger } from 'pino'

const secrets = [
  'password',
  'authorization',
  'cookie',
  'set-cookie',
  'refreshToken',
  'accessToken',
  'token',
  'clientSecret',
  'email',
]

/** The pseudonym of a user in the log: it connects a user's lines and can be computed from the id, but not reversed. */
export function markOf(userId: unknown): string {
  return createHash('sha256').update(String(userId)).digest('hex').slice(0, 12)
}

/** The path of a request, which may contain the id of a user or of a record of theirs. */
const withoutIds = (path: unknown): string =>
  String(path).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, ':id')

/** A logger that adds request, event and trace ids to every line, redacts secrets and names no user. */
export function createLogger({ level, destination }: { level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level,
      base: null,
      errorKey: 'error',
      serializers: { error: pino.stdSerializers.err, userId: markOf, path: withoutIds },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: secrets.flatMap((name) => [pathOf(name), `*${bracketed(name)}`, `*.*${bracketed(name)}`]),
        censor: '[hidden]',
      },
      mixin: () => ({ ...currentContext(), ...idsOf(trace.getActiveSpan()) }),
    },
    ...(destination ? [destination] : []),
  )
}

const bracketed = (name: string) => `["${name}"]`
const pathOf = (name: string) => (name.includes('-') ? bracketed(name) : name)
