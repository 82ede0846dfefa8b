import { BSONError } from 'bson'

/** By type: the bytes of a value, or those beside what its first four say. Source: bsonspec.org, version 1.1. */
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
/** Of these the last byte is a zero. */
const CLOSED = tableOf({ 1: [0x02, 0x03, 0x04, 0x0d, 0x0e] })
const PATTERN = 0x0b

/** Where the value of an element ends. Throws where it does not end before `limit`. */
export const endOfValue = (bytes: Buffer, type: number, at: number, limit: number): number => {
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

/** Where the zero stands that ends a name. */
export const endOfName = (bytes: Buffer, at: number): number => {
  let end = at
  while (bytes[end] !== 0) {
    if (end >= bytes.length) throw new BSONError('A name without an end')
    end += 1
  }
  return end
}

/** Few names come again and again. */
const names = new Array<string>(4096).fill('')
const longestKept = 32

export const nameAt = (bytes: Buffer, at: number, end: number): string => {
  if (end - at > longestKept) return bytes.toString('utf8', at, end)
  let hash = 0
  for (let place = at; place < end; place += 1) hash = (hash * 31 + (bytes[place] ?? 0)) | 0
  const kept = names[hash & 4095] ?? ''
  if (isWrittenAt(kept, bytes, at, end)) return kept
  const name = bytes.toString('utf8', at, end)
  names[hash & 4095] = name
  return name
}

/** Of a name that is not plain ASCII the characters are never as many as its bytes, or never the same. */
const isWrittenAt = (name: string, bytes: Buffer, at: number, end: number): boolean => {
  if (name.length !== end - at) return false
  for (let place = 0; place < name.length; place += 1) {
    const byte = bytes[at + place] ?? 0
    if (byte > 0x7f || name.charCodeAt(place) !== byte) return false
  }
  return true
}

/** A text of BSON, without its length and its end. Undefined where its bytes may be no UTF-8. */
export const textAt = (bytes: Buffer, at: number, end: number): string | undefined => {
  const text = bytes.toString('utf8', at, end)
  return text.includes('\ufffd') ? undefined : text
}
