import { isUtf8 } from 'node:buffer'
import { Binary, BSONError, BSONRegExp, ObjectId, Timestamp } from 'bson'
import { badValue, StoreError, unsupported } from '../errors.ts'
import { bufferOf, elementsOf, nameAt } from './bson-elements.ts'
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
  const whole = bufferOf(bytes)
  if (whole.length < EMPTY || whole.readInt32LE() !== whole.length)
    throw new BSONError('A document of the wrong length')
  return whole
}

const EMPTY = 5

const readDocument = (bytes: Buffer, at: number, depth: number, wanted?: ReadonlySet<string>): Document => {
  assertDepth(depth)
  const document: Document = {}
  for (const [type, nameFrom, nameSize, from, size] of elementsOf(bytes, at)) {
    const name = nameAt(bytes, nameFrom, nameFrom + nameSize)
    if (name === '__proto__') throw badValue('A field cannot be named __proto__ in the embedded store')
    if (wanted === undefined || wanted.has(name)) document[name] = readValue(bytes, type, from, from + size, depth)
  }
  return document
}

const readArray = (bytes: Buffer, at: number, depth: number): unknown[] => {
  assertDepth(depth)
  const values: unknown[] = []
  for (const [type, , , from, size] of elementsOf(bytes, at))
    values.push(readValue(bytes, type, from, from + size, depth))
  return values
}

const assertDepth = (depth: number): void => {
  if (depth > MAX_DEPTH) throw new StoreError('Overflow', `The document is nested deeper than ${MAX_DEPTH} levels`)
}

type Reader = (bytes: Buffer, at: number, end: number, depth: number) => unknown

const readValue = (bytes: Buffer, type: number, at: number, end: number, depth: number): unknown => {
  const read = READERS[type]
  if (read === undefined) throw unsupported(`A value of BSON's type ${type}`)
  return read(bytes, at, end, depth)
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

/** Reads a text that ends with a zero. */
const readText = (bytes: Buffer, at: number, end: number): string => {
  const last = end - 1
  if (last < at || bytes[last] !== 0) throw new BSONError('A text that does not end')
  const text = bytes.toString('utf8', at, last)
  if (text.includes('\ufffd') && !isUtf8(bytes.subarray(at, last))) throw new BSONError('A text that is not UTF-8')
  return text
}

const readBoolean = (byte: number | undefined): boolean => {
  if (byte !== 0 && byte !== 1) throw new BSONError('A boolean that is neither true nor false')
  return byte === 1
}

/** A pattern and its options, each ended by a zero. */
const readPattern = (bytes: Buffer, at: number, end: number): BSONRegExp => {
  const optionsAt = bytes.indexOf(0, at) + 1
  return new BSONRegExp(readText(bytes, at, optionsAt), readText(bytes, optionsAt, end))
}

/** Readers by BSON's types. */
const READERS: Readonly<Record<number, Reader>> = {
  0x01: (bytes, at) => bytes.readDoubleLE(at),
  0x02: (bytes, at, end) => readText(bytes, at + 4, end),
  0x03: (bytes, at, _end, depth) => readDocument(bytes, at, depth + 1),
  0x04: (bytes, at, _end, depth) => readArray(bytes, at, depth + 1),
  0x05: readBinary,
  0x07: (bytes, at, end) => new ObjectId(bytes.subarray(at, end)),
  0x08: (bytes, at) => readBoolean(bytes[at]),
  0x09: (bytes, at) => new Date(readLong(bytes, at)),
  0x0a: () => null,
  0x0b: readPattern,
  0x10: (bytes, at) => bytes.readInt32LE(at),
  0x11: (bytes, at) => new Timestamp({ t: bytes.readUInt32LE(at + 4), i: bytes.readUInt32LE(at) }),
  0x12: readInteger,
}
