import { BSONError } from 'bson'

/**
 * Sizes by type: the bytes of a value, or those in addition to the length in its first four. Source: bsonspec.org,
 * version 1.1.
 */
const tableOf = (sizes: Readonly<Record<number, readonly number[]>>): Int8Array => {
  const table = new Int8Array(256).fill(-1)
  for (const [size, types] of Object.entries(sizes)) for (const type of types) table[type] = Number(size)
  return table
}

const FIXED = tableOf({
  0: [0x06, 0x0a, 0x7f, 0xff],
  1: [0x08],
  4: [0x10],
  8: [0x01, 0x09, 0x11, 0x12],
  12: [0x07],
  16: [0x13],
})
const MEASURED = tableOf({ 0: [0x03, 0x04, 0x0f], 4: [0x02, 0x0d, 0x0e], 5: [0x05], 16: [0x0c] })
/** Types whose last byte is a zero. */
const CLOSED = tableOf({ 1: [0x02, 0x03, 0x04, 0x0d, 0x0e] })
const PATTERN = 0x0b

/** Returns the end of an element's value. Throws if it is not before `limit`. */
export function endOfValue(bytes: Buffer, type: number, at: number, limit: number): number {
  const end = at + sizeOfValue(bytes, type, at)
  if (end > limit || (CLOSED[type] === 1 && bytes[end - 1] !== 0)) throw new BSONError('A value that does not end')
  return end
}

const sizeOfValue = (bytes: Buffer, type: number, at: number): number => {
  const fixed = FIXED[type] ?? -1
  if (fixed >= 0) return fixed
  if (type === PATTERN) return endOfName(bytes, endOfName(bytes, at) + 1) + 1 - at
  const beside = MEASURED[type] ?? -1
  if (beside < 0) throw new BSONError(`There is no type ${type}`)
  const size = bytes.readInt32LE(at)
  if (size < 0 || (size === 0 && CLOSED[type] === 1)) throw new BSONError('A value of a length that cannot be')
  return beside + size
}

/** Returns the position of the zero that ends a name. */
export function endOfName(bytes: Buffer, at: number): number {
  let end = at
  while (bytes[end] !== 0) {
    if (end >= bytes.length) throw new BSONError('A name without an end')
    end += 1
  }
  return end
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
