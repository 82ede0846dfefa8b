import { writeFileSync } from 'node:fs'

/** Encodes protocol buffers: varints, number fields and length-delimited fields. */
const number = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) | 128, ...number(Math.floor(value / 128))]
const numberField = (field: number, value: number): number[] => [field << 3, ...number(value)]
const field = (name: number, content: readonly number[]): number[] => [
  (name << 3) | 2,
  ...number(content.length),
  ...content,
]
const words = (text: string): number[] => [...Buffer.from(text)]

const extent = 4096
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

/** Encodes a rectangle from a tile's western edge to `right` (Mapbox Vector Tile specification 2.1, section 4.3). */
const square = (right: number): number[] =>
  [9, 0, 0, 26, ...[right, 0, 0, extent, -right, 0].map(zigzag), 15].flatMap(number)

const layer = (name: string, right: number): number[] => {
  const shape = [...numberField(3, 3), ...field(4, square(right))]
  return field(3, [...numberField(15, 2), ...field(1, words(name)), ...field(2, shape), ...numberField(5, extent)])
}

/** Writes a PMTiles 3 file with the world at zoom 0 and 1: land in the west of each tile, water in the east. */
export function writeMapFile(path: string): void {
  const tile = [...layer('water', extent), ...layer('earth', extent / 2)]
  const count = 5
  const afterHeader = 127
  const ones = Array.from({ length: count }, () => 1)
  const offsets = [number(1), ...Array.from({ length: count - 1 }, () => number(1))].flat()
  const lengths = Array.from({ length: count }, () => number(tile.length)).flat()
  const directory = [...number(count), 0, ...ones.slice(1), ...ones, ...lengths, ...offsets]
  const metadata = words('{}')
  const header = Buffer.alloc(afterHeader)
  header.write('PMTiles')
  header[7] = 3
  const sections = [
    ...[afterHeader, directory.length, afterHeader + directory.length, metadata.length],
    ...[afterHeader, 0, afterHeader + directory.length + metadata.length, tile.length, count, count, 1],
  ]
  sections.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8))
  header.set([0, 1, 1, 1, 0, 1], 96)
  ;[-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000].forEach((edge, index) =>
    header.writeInt32LE(edge, 102 + index * 4),
  )
  writeFileSync(path, Buffer.concat([header, Buffer.from([...directory, ...metadata, ...tile])]))
}
