const POLYNOMIAL = 0x82f63b78

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let entry = byte
  for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? (entry >>> 1) ^ POLYNOMIAL : entry >>> 1
  return entry
})

/** LevelDB's checksum (Castagnoli). */
const crc32c = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/**
 * Whether LevelDB's checksum matches the bytes: it is stored rotated, plus a constant. Source: LevelDB,
 * `util/crc32c.h`.
 */
export function isSealed(bytes: Uint8Array, kept: number): boolean {
  const crc = crc32c(bytes)
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0 === kept
}
