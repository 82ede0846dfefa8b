import { writePng } from '@verandah/runtime/testing/write-png'

const side = 300

/** A picture of random pixels, which compress no further. */
export function aPhoto(random: () => number): Uint8Array<ArrayBuffer> {
  const row = () => [0, ...Array.from({ length: side * 3 }, () => Math.floor(random() * 256))]
  const rows = Buffer.from(Array.from({ length: side }, row).flat())
  return Uint8Array.from(writePng({ side, rows }))
}
