/**
 * Reads a number of as few bytes as it needs, seven bits each, lowest first; `end` is the position after it. Source:
 * LevelDB and Snappy, "varint".
 */
export const readVarint = (bytes: Buffer, from: number): { value: number; end: number } => {
  let value = 0
  let end = from
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes.readUInt8(end)
    end += 1
    value += (byte & 127) * factor
    if (byte < 128) return { value, end }
  }
}
