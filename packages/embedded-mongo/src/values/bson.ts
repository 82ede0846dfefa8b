import { BSONSymbol, calculateObjectSize, DBRef, deserialize, Double, Int32, serialize } from 'bson'
import { badValue, StoreError } from '../errors.ts'
import { type Document, isDocument } from './document.ts'
import { isInt32 } from './numbers.ts'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024
const MAX_DEPTH = 180

/** Keeps every number's type: only an int32, or a double that cannot be mistaken for one, becomes a plain number. */
export const readBson = (bytes: Uint8Array): Document => {
  return normalise(deserialize(bytes, { promoteValues: false, promoteBuffers: false, bsonRegExp: true }), 0) as Document
}

const normalise = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value ?? null
  if (depth > MAX_DEPTH) throw new StoreError('Overflow', `The document is nested deeper than ${MAX_DEPTH} levels`)
  if (value instanceof Int32) return value.value
  if (value instanceof Double) return isInt32(value.value) ? value : value.value
  if (value instanceof BSONSymbol) return value.value
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) value[at] = normalise(value[at], depth + 1)
    return value
  }
  if (value instanceof DBRef)
    return normalise({ $ref: value.collection, $id: value.oid, ...refDatabase(value), ...value.fields }, depth)
  return isDocument(value) ? normaliseFields(value, depth) : value
}

const normaliseFields = (document: Document, depth: number): Document => {
  for (const name of Object.keys(document)) {
    if (name === '__proto__') throw badValue('A field cannot be named __proto__ in the embedded store')
    document[name] = normalise(document[name], depth + 1)
  }
  return document
}

const refDatabase = (ref: DBRef): Document => (ref.db === undefined ? {} : { $db: ref.db })

export const writeBson = (document: Document): Uint8Array => serialize(document)

export const sizeOf = (document: Document): number => calculateObjectSize(document)

export const assertFits = (bytes: number): void => {
  if (bytes <= MAX_DOCUMENT_BYTES) return
  throw new StoreError(
    'BSONObjectTooLarge',
    `BSONObj size: ${bytes} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
  )
}
