import { Binary, BSONError, Double, Long, ObjectId, UUID } from 'bson'
import { badValue, StoreError } from '../errors.ts'
import { endOfName, endOfValue, nameAt, textAt } from './bson-elements.ts'
import type { Document } from './document.ts'
import { isInt32 } from './numbers.ts'
import { readRare } from './read-rare.ts'

const MAX_DEPTH = 180

/** Keeps every number's type: only an int32, or a double that cannot be mistaken for one, becomes a plain number. */
export const readBson = (bytes: Uint8Array): Document => readDocument(wholeOf(bytes), 0, 0)

/** Reads some fields of a document and skips the others. */
export const readFields = (bytes: Uint8Array, names: ReadonlySet<string>): Document =>
  readDocument(wholeOf(bytes), 0, 0, names)

const wholeOf = (bytes: Uint8Array): Buffer => {
  const whole = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (endOfValue(whole, OBJECT, 0, whole.length) !== whole.length) throw new BSONError('A document of the wrong length')
  return whole
}

const OBJECT = 3
const EMPTY = 5

const readDocument = (bytes: Buffer, from: number, depth: number, wanted?: ReadonlySet<string>): Document => {
  const last = lastOf(bytes, from, depth)
  const document: Document = {}
  for (let at = from + 4; at < last;) {
    const type = bytes[at] ?? 0
    const nameEnd = endOfName(bytes, at + 1)
    const name = nameAt(bytes, at + 1, nameEnd)
    const end = endOfValue(bytes, type, nameEnd + 1, last)
    if (name === '__proto__') throw badValue('A field cannot be named __proto__ in the embedded store')
    // The library may reorder what looks like a reference.
    if (name === '$ref' && depth > 0) return readRare(OBJECT, bytes.subarray(from, last + 1)) as Document
    if (wanted === undefined || wanted.has(name)) document[name] = readValue(bytes, type, nameEnd + 1, end, depth)
    at = end
  }
  return document
}

const readArray = (bytes: Buffer, from: number, depth: number): unknown[] => {
  const last = lastOf(bytes, from, depth)
  const elements: unknown[] = []
  for (let at = from + 4; at < last;) {
    const type = bytes[at] ?? 0
    const start = endOfName(bytes, at + 1) + 1
    const end = endOfValue(bytes, type, start, last)
    elements.push(readValue(bytes, type, start, end, depth))
    at = end
  }
  return elements
}

/** Returns the position of the zero that ends a document or an array. */
const lastOf = (bytes: Buffer, from: number, depth: number): number => {
  if (depth > MAX_DEPTH) throw new StoreError('Overflow', `The document is nested deeper than ${MAX_DEPTH} levels`)
  const size = bytes.readInt32LE(from)
  if (size < EMPTY) throw new BSONError('A document of the wrong length')
  return from + size - 1
}

const readValue = (bytes: Buffer, type: number, at: number, end: number, depth: number): unknown => {
  switch (type) {
    case 0x01:
      return readDouble(bytes, at)
    case 0x02:
      return textAt(bytes, at + 4, end - 1) ?? readRare(type, bytes.subarray(at, end))
    case OBJECT:
      return readDocument(bytes, at, depth + 1)
    case 0x04:
      return readArray(bytes, at, depth + 1)
    case 0x05:
      return readBinary(bytes, at, end) ?? readRare(type, bytes.subarray(at, end))
    case 0x07:
      return new ObjectId(bytes.subarray(at, end))
    case 0x08:
      return (bytes[at] ?? 0) > 1 ? readRare(type, bytes.subarray(at, end)) : bytes[at] === 1
    case 0x09:
      return new Date(bytes.readInt32LE(at + 4) * 2 ** 32 + bytes.readUInt32LE(at))
    case 0x0a:
      return null
    case 0x10:
      return bytes.readInt32LE(at)
    case 0x12:
      return new Long(bytes.readInt32LE(at), bytes.readInt32LE(at + 4))
    default:
      return readRare(type, bytes.subarray(at, end))
  }
}

const readDouble = (bytes: Buffer, at: number): number | Double => {
  const value = bytes.readDoubleLE(at)
  return isInt32(value) ? new Double(value) : value
}

const UUID_BYTES = 16
const WITH_TWO_LENGTHS = 2

/** Undefined for the one subtype that stores its length twice. */
const readBinary = (bytes: Buffer, at: number, end: number): Binary | undefined => {
  const subtype = bytes[at + 4] ?? 0
  if (subtype === WITH_TWO_LENGTHS) return undefined
  const value = bytes.subarray(at + 5, end)
  return subtype === Binary.SUBTYPE_UUID && value.length === UUID_BYTES ? new UUID(value) : new Binary(value, subtype)
}
