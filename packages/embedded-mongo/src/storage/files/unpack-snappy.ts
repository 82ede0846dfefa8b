/** Decompresses Snappy, which LevelDB uses for its blocks. Source: google/snappy, "format_description.txt". */
export function unpackSnappy(packed: Buffer): Buffer {
  const { value: size, end } = readVarint(packed, 0)
  let from = end
  const out = Buffer.alloc(size)
  let to = 0
  while (from < packed.length) {
    const tag = packed.readUInt8(from)
    from += 1
    if ((tag & 3) === 0) {
      const extra = Math.max(0, (tag >> 2) - 59)
      const length = 1 + (extra === 0 ? tag >> 2 : packed.readUIntLE(from, extra))
      from += extra
      to += packed.copy(out, to, from, from + length)
      from += length
      continue
    }
    const { length, back, read } = copyOf(packed, tag, from)
    from += read
    // The copied range may overlap with its result.
    for (let count = 0; count < length; count += 1, to += 1) out[to] = out[to - back] ?? 0
  }
  return out
}

const copyOf = (packed: Buffer, tag: number, from: number): { length: number; back: number; read: number } => {
  if ((tag & 3) === 1)
    return { length: 4 + ((tag >> 2) & 7), back: ((tag >> 5) << 8) | packed.readUInt8(from), read: 1 }
  const read = (tag & 3) === 2 ? 2 : 4
  return { length: 1 + (tag >> 2), back: packed.readUIntLE(from, read), read }
}

/**
 * Reads a number of as few bytes as it needs, seven bits each, lowest first; `end` is the position after it. Source:
 * LevelDB and Snappy, "varint".
 */
export function readVarint(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0
  let end = from
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes.readUInt8(end)
    end += 1
    value += (byte & 127) * factor
    if (byte < 128) return { value, end }
  }
}
