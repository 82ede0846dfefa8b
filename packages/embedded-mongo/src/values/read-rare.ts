import { BSONSymbol, DBRef, deserialize, Double, Int32 } from 'bson'
import { isDocument, type Document } from './document.ts'
import { isInt32 } from './numbers.ts'

/** Reads a value of a rare type, or a malformed one, with the library. */
export const readRare = (type: number, value: Uint8Array): unknown => {
  const document = Buffer.alloc(4 + 2 + value.length + 1)
  document.writeInt32LE(document.length)
  document[4] = type
  document.set(value, 6)
  const read = deserialize(document, { promoteValues: false, promoteBuffers: false, bsonRegExp: true })
  return normalise(read[''])
}

const normalise = (value: unknown): unknown => {
  if (value instanceof Int32) return value.value
  if (value instanceof Double) return isInt32(value.value) ? value : value.value
  if (value instanceof BSONSymbol) return value.value
  if (Array.isArray(value)) return value.map(normalise)
  if (value instanceof DBRef)
    return normalise({ $ref: value.collection, $id: value.oid, ...refDatabase(value), ...value.fields })
  if (isDocument(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, normalise(one)]))
  return value ?? null
}

const refDatabase = (ref: DBRef): Document => (ref.db === undefined ? {} : { $db: ref.db })
