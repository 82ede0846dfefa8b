import { crc32 } from 'node:zlib'
import { bufferOf } from '../values/bson-elements.ts'
import { parseTallyKey } from './keys.ts'

/** Contents of a collection, written with every change: data read back must match it. */
export interface Tally {
  readonly collectionId: number
  documents: number
  /** Exclusive or of all seals. */
  seals: number
}

/** Returns 32 bits that change with the document or its position. */
export function sealOf(seq: number, bytes: Uint8Array): number {
  return crc32(bytes, seq >>> 0) | 0
}

export function encodeTally({ documents, seals }: Tally): Uint8Array {
  const bytes = Buffer.alloc(12)
  bytes.writeDoubleLE(documents)
  bytes.writeInt32LE(seals, 8)
  return bytes
}

const decodeTally = (collectionId: number, bytes: Uint8Array): Tally => {
  const kept = bufferOf(bytes)
  return { collectionId, documents: kept.readDoubleLE(), seals: kept.readInt32LE(8) }
}

/** Reads tallies by collection id. `rows` are those of `TALLIES`. */
export async function readTallies(
  rows: AsyncIterable<readonly [key: string, value: Uint8Array]>,
): Promise<Map<number, Tally>> {
  const tallies = new Map<number, Tally>()
  for await (const [key, value] of rows) {
    const id = parseTallyKey(key)
    tallies.set(id, decodeTally(id, value))
  }
  return tallies
}

export function encodeFlush(flush: number): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(flush)
  return bytes
}

export function decodeFlush(bytes: Uint8Array): number {
  return bufferOf(bytes).readDoubleLE()
}
