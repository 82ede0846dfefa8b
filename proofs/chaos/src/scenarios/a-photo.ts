import { crc32, deflateSync } from 'node:zlib'

const side = 300
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of this many random pixels a side, which compress no further. Source: PNG specification, "Chunk layout". */
export const aPhoto = (random: () => number): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8)
  const row = () => [0, ...Array.from({ length: side * 3 }, () => Math.floor(random() * 256))]
  const rows = Buffer.from(Array.from({ length: side }, row).flat())
  return Uint8Array.from(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]),
  )
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
