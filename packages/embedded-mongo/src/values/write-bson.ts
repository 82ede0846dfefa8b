import { serialize } from 'bson'
import { StoreError } from '../errors.ts'
import type { Document } from './document.ts'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

export function assertFits(bytes: number): void {
  if (bytes > MAX_DOCUMENT_BYTES) throw tooLarge(`${bytes} bytes`)
}

const tooLarge = (size: string) =>
  new StoreError('BSONObjectTooLarge', `BSONObj size: ${size}. It must be at most ${MAX_DOCUMENT_BYTES} bytes`)

/** Encodes into separate memory, so that a long-lived document keeps no shared buffer alive. */
export function writeBson(document: Document): Buffer {
  return joinBytes([serializeBounded(document)])
}

const OBJECT = 0x03
const ARRAY = 0x04
const HEAD_BYTES = 4
const END = Buffer.alloc(1)

/** A document or an array that is encoded already, as consecutive bytes: they are copied only into the message. */
export class Encoded {
  readonly parts: readonly Uint8Array[]
  readonly type: number

  constructor(parts: readonly Uint8Array[], type = OBJECT) {
    this.parts = parts
    this.type = type
  }
}

/** Encodes a document whose fields may be encoded already. */
export function encodeFields(document: Document): Encoded {
  return new Encoded(documentOf(Object.keys(document).flatMap((name) => elementOf(name, document[name]))))
}

/** Encodes an array of encoded documents. */
export function encodeList(documents: readonly Uint8Array[]): Encoded {
  return new Encoded(documentOf(documents.flatMap((bytes, at) => elementOf(String(at), new Encoded([bytes])))), ARRAY)
}

/** Returns the bytes of one field; none for undefined. */
export function elementOf(name: string, value: unknown): readonly Uint8Array[] {
  if (!(value instanceof Encoded)) return [serializeBounded({ [name]: value }).subarray(HEAD_BYTES, -1)]
  return [Buffer.from([value.type]), Buffer.from(`${name}\0`), ...value.parts]
}

/** Returns the bytes of the document with these elements. */
export function documentOf(elements: readonly Uint8Array[]): readonly Uint8Array[] {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeInt32LE(sizeOf(elements) + HEAD_BYTES + 1)
  return [head, ...elements, END]
}

export function joinBytes(parts: readonly Uint8Array[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const sizeOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0)

/** The library's buffer holds 17 MB. */
const serializeBounded = (document: Document): Uint8Array => {
  try {
    return serialize(document)
  } catch (error) {
    throw error instanceof RangeError ? tooLarge('more than 17 MB') : error
  }
}
