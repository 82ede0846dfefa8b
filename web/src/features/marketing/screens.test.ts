import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { details, heroes, screenAddress, shapes } from './screens.ts'

const pictures = [
  ...heroes.flatMap((name) => [[name, 'wide'] as const, [name, 'phone'] as const]),
  ...details.map((name) => [name, 'detail'] as const),
]

describe.each(['light', 'dark'] as const)('The %s pictures', (theme) => {
  it.each(pictures)('%s, %s: is there, in its size, under 80 KB', (name, shape) => {
    const path = join(import.meta.dirname, '../../../public', screenAddress(name, shape, theme))
    expect(existsSync(path)).toBe(true)
    const bytes = readFileSync(path)
    expect(bytes.length).toBeLessThanOrEqual(80_000)
    expect(sizeOf(bytes)).toEqual(shapes[shape])
  })
})

/** Reads the size of a lossy WebP from the frame header of its VP8 chunk (RFC 9649, RFC 6386). */
const sizeOf = (bytes: Buffer) => {
  const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  return { width: bytes.readUInt16LE(frame + 3) & 0x3fff, height: bytes.readUInt16LE(frame + 5) & 0x3fff }
}
