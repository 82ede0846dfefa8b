import type { Document } from './values/document.ts'

/** MongoDB's error codes. Source: mongo/src/mongo/base/error_codes.yml */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  ExceededMemoryLimit: 146,
  QueryPlanKilled: 175,
  CannotIndexParallelArrays: 171,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  UnrecognizedStage: 40324,
  SnapshotTooOld: 239,
  UnknownField: 40415,
  MechanismUnavailable: 334,
  UnknownProjectionExpression: 31325,
  ProjectionMixesInclusion: 31253,
  ProjectionMixesExclusion: 31254,
} as const

export type CodeName = keyof typeof CODES

/** An error as MongoDB would send it: `code`, `codeName`, message, and details for a duplicate key. */
export class StoreError extends Error {
  readonly code: number
  readonly codeName: CodeName
  readonly details: Document

  constructor(codeName: CodeName, message: string, details: Document = {}) {
    super(message)
    this.name = 'StoreError'
    this.code = CODES[codeName]
    this.codeName = codeName
    this.details = details
  }
}

export function badValue(message: string) {
  return new StoreError('BadValue', message)
}
export function failedToParse(message: string) {
  return new StoreError('FailedToParse', message)
}
export function typeMismatch(message: string) {
  return new StoreError('TypeMismatch', message)
}

const REMEDY = 'Set MONGODB_URL to use a MongoDB server.'

export function unsupported(what: string, codeName: CodeName = 'CommandNotSupported') {
  return new StoreError(codeName, `${what} is not supported by the embedded store. ${REMEDY}`)
}

export function diskFull() {
  return new StoreError(
    'OutOfDiskSpace',
    'The disk of the embedded store is nearly full: free some space. Until then only reads and deletions are answered; writes are taken again by themselves.',
  )
}

/** A write blocks all other commands until its end, so its size is limited. */
const MAX_CHANGED = 100_000

export function assertChangeable(documents: number): void {
  if (documents > MAX_CHANGED)
    throw new StoreError(
      'ExceededMemoryLimit',
      `One command changes at most ${MAX_CHANGED} documents of the embedded store, and this one ${documents}: narrow its filter, or drop the collection.`,
    )
}

export function atItsLimit(maxBytes: number) {
  return new StoreError(
    'ExceededMemoryLimit',
    `The embedded store holds at most ${maxBytes} bytes of documents. ${REMEDY}`,
  )
}

/** Returns the implementation of a name of the contract (`contract.ts`); refuses any other name. */
export function served<Served>(
  table: Readonly<Record<string, Served>>,
  name: string,
  codeName: CodeName,
  what: string,
): Served {
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  if (found === undefined) throw unsupported(`${what} '${name}'`, codeName)
  return found
}
