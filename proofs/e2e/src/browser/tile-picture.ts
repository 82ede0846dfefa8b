import { crc32, deflateSync } from 'node:zlib'

const size = 256
/** Red, green and blue of the ground, a street, a park and water. */
const colours = [242, 239, 233, 255, 255, 255, 200, 235, 190, 170, 211, 223]

/** Two streets that cross, a park and water. */
const colourAt = (x: number, y: number): number => {
  if (Math.abs(x - 128) < 8 || Math.abs(y - 128) < 8 || y % 64 < 3) return 1
  if (x > 150 && x < 230 && y > 20 && y < 110) return 2
  return x + y > 440 ? 3 : 0
}

/** A street tile as PNG, with a palette (www.w3.org/TR/png-3). */
export const tilePicture = (): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 3], 8)
  const rows = Buffer.alloc(size * (size + 1))
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) rows[y * (size + 1) + 1 + x] = colourAt(x, y)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
