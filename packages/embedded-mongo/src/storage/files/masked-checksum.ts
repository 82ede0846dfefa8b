import { crc32c } from './crc32c.ts'

/**
 * Whether LevelDB's checksum matches the bytes: it is stored rotated, plus a constant. Source: LevelDB,
 * `util/crc32c.h`.
 */
export const isSealed = (bytes: Uint8Array, kept: number): boolean => {
  const crc = crc32c(bytes)
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0 === kept
}
