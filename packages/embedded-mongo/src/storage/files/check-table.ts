import type { Damage } from './damage.ts'
import { isSealed } from './masked-checksum.ts'
import { readVarint, unpackSnappy } from './unpack-snappy.ts'

const footerBytes = 48
const magic = 0xdb4775248b80fb57n
/** After each block: its compression and its checksum. */
const trailerBytes = 5

interface Handle {
  readonly at: number
  readonly size: number
}

/** Returns the blocks of a table with wrong checksums. Source: LevelDB, "Table format". */
export function checkTable(file: string, bytes: Buffer): Damage[] {
  const footerAt = bytes.length - footerBytes
  if (footerAt < 0 || bytes.readBigUInt64LE(bytes.length - 8) !== magic)
    return [{ file, at: Math.max(0, footerAt), what: 'the table has no end' }]
  const read = readerOf(bytes, footerAt)
  const handles = [read.handle(), read.handle()]
  const index = handles[1]
  const broken = handles.filter((handle) => !isWhole(bytes, handle))
  if (broken.length > 0 || index === undefined) return broken.map((handle) => toDamage(file, handle))
  return handlesIn(contentsOf(bytes, index))
    .filter((handle) => !isWhole(bytes, handle))
    .map((handle) => toDamage(file, handle))
}

const toDamage = (file: string, { at }: Handle): Damage => ({
  file,
  at,
  what: 'a block does not match its checksum',
})

const isWhole = (bytes: Buffer, { at, size }: Handle): boolean => {
  const end = at + size + trailerBytes
  return end <= bytes.length && isSealed(bytes.subarray(at, end - 4), bytes.readUInt32LE(end - 4))
}

const contentsOf = (bytes: Buffer, { at, size }: Handle): Buffer => {
  const contents = bytes.subarray(at, at + size)
  return bytes[at + size] === 0 ? contents : unpackSnappy(contents)
}

/** The values of an index block are the positions of the table's other blocks. */
const handlesIn = (block: Buffer): Handle[] => {
  const restarts = block.readUInt32LE(block.length - 4)
  const end = block.length - 4 * (restarts + 1)
  const handles: Handle[] = []
  const read = readerOf(block, 0)
  while (read.at() < end) {
    read.varint()
    const keyBytes = read.varint()
    const valueBytes = read.varint()
    read.skip(keyBytes)
    const valueAt = read.at()
    handles.push(read.handle())
    read.skip(valueAt + valueBytes - read.at())
  }
  return handles
}

const readerOf = (bytes: Buffer, from: number) => {
  let at = from
  const varint = (): number => {
    const { value, end } = readVarint(bytes, at)
    at = end
    return value
  }
  return {
    varint,
    handle: (): Handle => ({ at: varint(), size: varint() }),
    skip: (count: number) => void (at += count),
    at: () => at,
  }
}
