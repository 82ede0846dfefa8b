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

/** A logger that adds request, event and trace ids to every line and redacts secrets. */
export const createLogger = ({ level, destination }: { level: string; destination?: DestinationStream }): Logger =>
  pino(
    {
      level,
      base: null,
      errorKey: 'error',
      serializers: { error: pino.stdSerializers.err },
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

const bracketed = (name: string) => `["${name}"]`
const pathOf = (name: string) => (name.includes('-') ? bracketed(name) : name)
