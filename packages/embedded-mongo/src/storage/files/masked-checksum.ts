import { crc32c } from '../../wire/crc32c.ts'

/** Whether LevelDB's checksum is that of the bytes: it is kept rotated and moved by a constant. Source: LevelDB, `util/crc32c.h`. */
export const isSealed = (bytes: Uint8Array, kept: number): boolean => {
  const crc = crc32c(bytes)
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0 === kept
}
