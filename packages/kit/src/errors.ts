import type { InvalidField, ProblemKind } from '@verandah/contracts'

interface AppErrorOptions {
  /** Stable, kebab-case; clients switch on it. */
  code: string
  /** Human-readable: what happened and what to do. */
  detail: string
  fields?: InvalidField[]
  retryAfterMs?: number
  /** Further members of the problem document (RFC 9457, section 3.2). */
  members?: Readonly<Record<string, unknown>>
  cause?: unknown
}

/** An operational failure that the caller should know about. Everything else that is thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: ProblemKind
  readonly code: string
  readonly fields: InvalidField[]
  readonly retryAfterMs: number | undefined
  readonly members: Readonly<Record<string, unknown>>

  constructor(kind: ProblemKind, { code, detail, fields = [], retryAfterMs, members = {}, cause }: AppErrorOptions) {
    super(detail, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.code = code
    this.fields = fields
    this.retryAfterMs = retryAfterMs
    this.members = members
  }
}

/** The same response for missing records and for another user's. */
export function notFound() {
  return new AppError('not-found', { code: 'not-found', detail: 'We can’t find that, or it isn’t yours.' })
}

export function unauthenticated() {
  return new AppError('unauthenticated', { code: 'unauthenticated', detail: 'Please sign in first.' })
}

export function invalid(fields: InvalidField[]) {
  return new AppError('invalid', {
    code: 'invalid-input',
    detail: fields.map(({ field, message }) => (field === '' ? message : `${labelOf(field)}: ${message}`)).join('; '),
    fields,
  })
}

const storeDownCode = 'store-away'

/** A field's label in the form: `minLandSize` is "Minimum land size". Nested fields keep their path. */
const labelOf = (field: string): string => {
  if (!/^[a-zA-Z]+$/.test(field)) return field
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const whole = words.replace(/^min /, 'minimum ').replace(/^max /, 'maximum ')
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

/** The store is unreachable; the request is not at fault. */
export function storeDown(cause?: unknown) {
  return new AppError('unavailable', {
    code: storeDownCode,
    detail: 'We can’t reach our database right now. Please try again in a moment.',
    retryAfterMs: 5_000,
    cause,
  })
}

export function isStoreDown(error: unknown): boolean {
  return error instanceof AppError && error.code === storeDownCode
}

const tooEarlyCode = 'too-early'

/**
 * Thrown when data that the handler depends on has not arrived. The event waits without limit and counts as neither
 * handled nor failed.
 */
export function tooEarly(detail: string) {
  return new AppError('unavailable', { code: tooEarlyCode, detail })
}

export function isTooEarly(error: unknown): boolean {
  return error instanceof AppError && error.code === tooEarlyCode
}

/** The one table from kind to HTTP status. */
export const httpStatusOf: Readonly<Record<ProblemKind, number>> = {
  invalid: 400,
  unreadable: 422,
  unsupported: 415,
  'too-large': 413,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  limited: 429,
  unavailable: 503,
  bug: 500,
}

/** The one table from kind to what the bus does with a failed delivery. */
export const busActionOf: Readonly<Record<ProblemKind, 'retry' | 'dead-letter'>> = {
  invalid: 'dead-letter',
  unreadable: 'dead-letter',
  unsupported: 'dead-letter',
  'too-large': 'dead-letter',
  unauthenticated: 'dead-letter',
  forbidden: 'dead-letter',
  'not-found': 'retry',
  conflict: 'retry',
  limited: 'retry',
  unavailable: 'retry',
  bug: 'retry',
}

export function kindOf(error: unknown): ProblemKind {
  return error instanceof AppError ? error.kind : 'bug'
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
