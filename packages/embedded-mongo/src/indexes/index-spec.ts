import { INDEX_OPTIONS } from '../contract.ts'
import { StoreError, unsupported } from '../errors.ts'
import { type Document, isDocument } from '../values/document.ts'
import { integerFrom, isTruthy } from '../values/numbers.ts'

/** The form that `listIndexes` shows and the catalogue stores. */
export interface IndexSpec {
  readonly name: string
  readonly key: Readonly<Record<string, 1 | -1>>
  readonly unique?: boolean
  readonly sparse?: boolean
  readonly expireAfterSeconds?: number
}

export const ID_INDEX: IndexSpec = { name: '_id_', key: { _id: 1 } }

/** Errors: 67 for keys that cannot be indexed, 115 for unsupported options. */
export function parseIndexSpec(input: Document): IndexSpec {
  for (const option of Object.keys(input))
    if (!INDEX_OPTIONS.has(option)) throw unsupported(`The index option '${option}'`)
  const key = parseKey(input.key)
  const expireAfterSeconds = parseExpiry(input.expireAfterSeconds, key)
  return {
    name: typeof input.name === 'string' ? input.name : nameOf(key),
    key,
    ...(isTruthy(input.unique) ? { unique: true } : {}),
    ...(isTruthy(input.sparse) ? { sparse: true } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
  }
}

const parseKey = (key: unknown): Record<string, 1 | -1> => {
  if (!isDocument(key) || Object.keys(key).length === 0)
    throw new StoreError('CannotCreateIndex', 'Index keys cannot be an empty object')
  const directions = Object.entries(key).map(([path, value]) => [path, parseDirection(path, value)] as const)
  return Object.fromEntries(directions)
}

const parseDirection = (path: string, value: unknown): 1 | -1 => {
  if (path === '' || path.startsWith('$') || path.includes('$**'))
    throw unsupported(`An index on '${path}'`, 'CannotCreateIndex')
  if (typeof value === 'string') throw unsupported(`An index of type '${value}'`, 'CannotCreateIndex')
  const direction = integerFrom(value)
  if (direction === undefined || direction === 0)
    throw new StoreError('CannotCreateIndex', `Values in the index key pattern must be 1 or -1: '${path}'`)
  return direction > 0 ? 1 : -1
}

const parseExpiry = (value: unknown, key: Readonly<Record<string, unknown>>): number | undefined => {
  if (value === undefined) return undefined
  const seconds = integerFrom(value)
  if (seconds === undefined || seconds < 0)
    throw new StoreError('CannotCreateIndex', 'expireAfterSeconds must be a number of at least 0')
  if (Object.keys(key).length !== 1) throw new StoreError('CannotCreateIndex', 'TTL indexes are single-field indexes')
  return seconds
}

const nameOf = (key: Readonly<Record<string, number>>): string =>
  Object.entries(key)
    .map(([path, direction]) => `${path}_${direction}`)
    .join('_')
