import { onDemand } from 'bson'

/** Returns the elements of the document at `from`. Throws for one whose value does not end within the document. */
export function elementsOf(bytes: Buffer, from: number): Iterable<BsonElement> {
  return onDemand.parseToElements(bytes, from)
}

/** Position and size in bytes of an element's name and value. */
type BsonElement = readonly [type: number, nameFrom: number, nameSize: number, from: number, size: number]

/** The same memory. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Cache of names: few names recur often. */
const names = new Array<string>(4096).fill('')
const longestKept = 32

export function nameAt(bytes: Buffer, at: number, end: number): string {
  if (end - at > longestKept) return bytes.toString('utf8', at, end)
  let hash = 0
  for (let place = at; place < end; place += 1) hash = (hash * 31 + (bytes[place] ?? 0)) | 0
  const kept = names[hash & 4095] ?? ''
  if (isWrittenAt(kept, bytes, at, end)) return kept
  const name = bytes.toString('utf8', at, end)
  names[hash & 4095] = name
  return name
}

/** Compares a cached name with bytes; names that are not plain ASCII never match. */
const isWrittenAt = (name: string, bytes: Buffer, at: number, end: number): boolean => {
  if (name.length !== end - at) return false
  for (let place = 0; place < name.length; place += 1) {
    const byte = bytes[at + place] ?? 0
    if (byte > 0x7f || name.charCodeAt(place) !== byte) return false
  }
  return true
}
