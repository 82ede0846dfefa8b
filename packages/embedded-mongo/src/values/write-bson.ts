import { BSONError, Long, ObjectId, serialize, Timestamp } from 'bson'
import { StoreError } from '../errors.ts'
import { isDocument, type Document } from './document.ts'
import { isInt32 } from './numbers.ts'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

export function assertFits(bytes: number): void {
  if (bytes <= MAX_DOCUMENT_BYTES) return
  throw new StoreError(
    'BSONObjectTooLarge',
    `BSONObj size: ${bytes} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
  )
}

/** A document already encoded: written as it is. */
export class Encoded {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** Output buffer: one document is written at a time, without pauses. */
const FIRST_BYTES = 64 * 1024
const KEPT_BYTES = 1024 * 1024
let out = Buffer.allocUnsafeSlow(FIRST_BYTES)
let at = 0

/** Encodes into separate memory, so that a long-lived document keeps no shared buffer alive. */
export function writeBson(document: Document): Buffer {
  at = 0
  writeDocument(document)
  return take(Buffer.allocUnsafeSlow(at))
}

/** Encodes a short-lived message: the document after a head. */
export function writeBehind(head: Buffer, document: Document): Buffer {
  at = 0
  writeBytes(head)
  writeDocument(document)
  return take(Buffer.allocUnsafe(at))
}

const take = (bytes: Buffer): Buffer => {
  out.copy(bytes, 0, 0, at)
  if (out.length > KEPT_BYTES) out = Buffer.allocUnsafeSlow(FIRST_BYTES)
  return bytes
}

const makeRoom = (more: number): void => {
  if (at + more <= out.length) return
  const bigger = Buffer.allocUnsafeSlow(Math.max(out.length * 2, at + more))
  out.copy(bigger, 0, 0, at)
  out = bigger
}

const writeDocument = (document: Document): void => {
  const start = begin()
  for (const name of Object.keys(document)) writeField(name, document[name])
  end(start)
}

const writeArray = (elements: readonly unknown[]): void => {
  const start = begin()
  for (let place = 0; place < elements.length; place += 1) writeField(String(place), elements[place] ?? null)
  end(start)
}

/** Reserves space for the length. */
const begin = (): number => {
  makeRoom(5)
  at += 4
  return at - 4
}

const end = (start: number): void => {
  makeRoom(1)
  out[at] = 0
  at += 1
  out.writeInt32LE(at - start, start)
}

/** Omits undefined values. */
const writeField = (name: string, value: unknown): void => {
  if (typeof value === 'string') {
    writeHead(0x02, name)
    writeText(value)
  } else if (typeof value === 'number') writeNumber(name, value)
  else if (typeof value === 'boolean') {
    writeHead(0x08, name)
    out[at] = value ? 1 : 0
    at += 1
  } else if (value === null) writeHead(0x0a, name)
  else if (typeof value === 'object') writeObject(name, value)
  else if (value !== undefined) writeRare(name, value)
}

const writeObject = (name: string, value: object): void => {
  if (Array.isArray(value)) {
    writeHead(0x04, name)
    writeArray(value)
  } else if (isDocument(value)) {
    writeHead(0x03, name)
    writeDocument(value)
  } else if (value instanceof Encoded) {
    writeHead(0x03, name)
    writeBytes(value.bytes)
  } else if (value instanceof ObjectId) {
    writeHead(0x07, name)
    writeBytes(value.id)
  } else if (value instanceof Date) writeDate(name, value.getTime())
  else if (value instanceof Long && !(value instanceof Timestamp)) writeLong(name, value.low, value.high)
  else writeRare(name, value)
}

/** Writes a value as the library does. */
const writeRare = (name: string, value: unknown): void => {
  const document = serialize({ [name]: value })
  writeBytes(document.subarray(4, -1))
}

const writeNumber = (name: string, value: number): void => {
  if (isInt32(value)) {
    writeHead(0x10, name)
    out.writeInt32LE(value, at)
    at += 4
  } else writeDouble(name, value)
}

const writeDouble = (name: string, value: number): void => {
  writeHead(0x01, name)
  out.writeDoubleLE(value, at)
  at += 8
}

const writeDate = (name: string, time: number): void => {
  writeLong(name, (time % 2 ** 32) | 0, Math.floor(time / 2 ** 32) | 0, 0x09)
}

const writeLong = (name: string, low: number, high: number, type = 0x12): void => {
  writeHead(type, name)
  out.writeInt32LE(low, at)
  out.writeInt32LE(high, at + 4)
  at += 8
}

/** Also makes room for any value of a fixed size. */
const writeHead = (type: number, name: string): void => {
  makeRoom(name.length * 3 + 18)
  out[at] = type
  const size = writePlain(name, at + 1)
  if (name.includes('\0')) throw new BSONError(`key ${name} must not contain null bytes`)
  at += 1 + size
  out[at] = 0
  at += 1
}

const writeText = (text: string): void => {
  makeRoom(text.length * 3 + 5)
  const size = writePlain(text, at + 4)
  out.writeInt32LE(size + 1, at)
  at += 4 + size
  out[at] = 0
  at += 1
}

const SHORT = 24

/** Most names and many texts are short ASCII: a call into Node would cost more than writing them. */
const writePlain = (text: string, from: number): number => {
  if (text.length > SHORT) return out.write(text, from)
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code > 0x7f) return out.write(text, from)
    out[from + place] = code
  }
  return text.length
}

const writeBytes = (bytes: Uint8Array): void => {
  makeRoom(bytes.length)
  out.set(bytes, at)
  at += bytes.length
}
