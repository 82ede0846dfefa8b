import { isSealed } from './masked-checksum.ts'
import type { Damage } from './damage.ts'

const blockBytes = 32_768
const headerBytes = 7

/**
 * Returns the records of a log or a manifest with wrong checksums. A record truncated by the end of the file was never
 * acknowledged and is not damage. Source: LevelDB, "Log format".
 */
export function checkLog(file: string, bytes: Buffer): Damage[] {
  const damages: Damage[] = []
  for (let block = 0; block < bytes.length; block += blockBytes) {
    const at = brokenRecordIn(bytes, block)
    if (at === 'cut off') return damages
    if (at !== undefined) damages.push({ file, at, what: 'a record does not match its checksum' })
  }
  return damages
}

const brokenRecordIn = (bytes: Buffer, block: number): number | 'cut off' | undefined => {
  const blockEnd = block + blockBytes
  for (let at = block; at + headerBytes <= Math.min(blockEnd, bytes.length);) {
    const length = bytes.readUInt16LE(at + 4)
    const end = at + headerBytes + length
    // The preallocated rest of a block, not written yet.
    if (bytes[at + 6] === 0 && length === 0) return undefined
    if (end > blockEnd) return at
    if (end > bytes.length) return 'cut off'
    if (!isSealed(bytes.subarray(at + 6, end), bytes.readUInt32LE(at))) return at
    at = end
  }
  return undefined
}
