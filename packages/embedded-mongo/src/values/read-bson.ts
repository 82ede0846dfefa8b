import { isUtf8 } from 'node:buffer'
import { Binary, BSONError, BSONRegExp, ObjectId, Timestamp } from 'bson'
import { badValue, StoreError, unsupported } from '../errors.ts'
import { endOfName, endOfValue, nameAt } from './bson-elements.ts'
import type { Document } from './document.ts'

const MAX_DEPTH = 180

export function readBson(bytes: Uint8Array): Document {
  return readDocument(wholeOf(bytes), 0, 0)
}

/** Reads some fields of a document and skips the others. */
export function readFields(bytes: Uint8Array, names: ReadonlySet<string>): Document {
  return readDocument(wholeOf(bytes), 0, 0, names)
}

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
      return bytes.readDoubleLE(at)
    case 0x02:
      return readText(bytes, at + 4, end - 1)
    case OBJECT:
      return readDocument(bytes, at, depth + 1)
    case 0x04:
      return readArray(bytes, at, depth + 1)
    case 0x05:
      return readBinary(bytes, at, end)
    case 0x07:
      return new ObjectId(bytes.subarray(at, end))
    case 0x08:
      return readBoolean(bytes[at])
    case 0x09:
      return new Date(readLong(bytes, at))
    case 0x0a:
      return null
    case 0x0b:
      return readPattern(bytes, at, end)
    case 0x10:
      return bytes.readInt32LE(at)
    case 0x11:
      return new Timestamp({ t: bytes.readUInt32LE(at + 4), i: bytes.readUInt32LE(at) })
    case 0x12:
      return readInteger(bytes, at)
    default:
      throw unsupported(`A value of BSON's type ${type}`)
  }
}

const readLong = (bytes: Buffer, at: number): number => bytes.readInt32LE(at + 4) * 2 ** 32 + bytes.readUInt32LE(at)

const readInteger = (bytes: Buffer, at: number): number => {
  const value = readLong(bytes, at)
  if (!Number.isSafeInteger(value)) throw unsupported('A 64-bit integer beyond 2^53')
  return value
}

const WITH_TWO_LENGTHS = 2

const readBinary = (bytes: Buffer, at: number, end: number): Binary => {
  const subtype = bytes[at + 4]
  if (subtype === WITH_TWO_LENGTHS) throw unsupported('A binary value of the old subtype 2')
  return new Binary(bytes.subarray(at + 5, end), subtype)
}

const readText = (bytes: Buffer, at: number, end: number): string => {
  const text = bytes.toString('utf8', at, end)
  if (text.includes('\ufffd') && !isUtf8(bytes.subarray(at, end))) throw new BSONError('A text that is not UTF-8')
  return text
}

const readBoolean = (byte: number | undefined): boolean => {
  if (byte !== 0 && byte !== 1) throw new BSONError('A boolean that is neither true nor false')
  return byte === 1
}

/** A pattern and its options, each ended by a zero. */
const readPattern = (bytes: Buffer, at: number, end: number): BSONRegExp => {
  const patternEnd = endOfName(bytes, at)
  return new BSONRegExp(readText(bytes, at, patternEnd), readText(bytes, patternEnd + 1, end - 1))
}
