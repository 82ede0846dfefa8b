/** The part of a pino logger that a bus or cache uses. */
export interface BusLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

const nothing = () => undefined

export const silentLog: BusLog = { info: nothing, warn: nothing, error: nothing }
