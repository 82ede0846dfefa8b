import { crc32, deflateSync } from 'node:zlib'

interface Picture {
  /** Pixels a side. */
  readonly side: number
  /** Each row begins with its filter type, 0. */
  readonly rows: Uint8Array
  /** Red, green and blue of each colour that a byte of a row names; without it, a pixel is those three bytes. */
  readonly palette?: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const bitDepth = 8
const trueColour = 2
const indexed = 3

/** A square picture as PNG (www.w3.org/TR/png-3). */
export function writePng({ side, rows, palette }: Picture): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([bitDepth, palette ? indexed : trueColour], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
