import { writePng } from '@verandah/runtime/testing/write-png'

const side = 256
/** Red, green and blue of the ground, a street, a park and water. */
const colours = [242, 239, 233, 255, 255, 255, 200, 235, 190, 170, 211, 223]

/** Two streets that cross, a park and water. */
const colourAt = (x: number, y: number): number => {
  if (Math.abs(x - 128) < 8 || Math.abs(y - 128) < 8 || y % 64 < 3) return 1
  if (x > 150 && x < 230 && y > 20 && y < 110) return 2
  return x + y > 440 ? 3 : 0
}

/** A street tile. */
export function tilePicture(): Buffer {
  const rows = Buffer.alloc(side * (side + 1))
  for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) rows[y * (side + 1) + 1 + x] = colourAt(x, y)
  return writePng({ side, rows, palette: Buffer.from(colours) })
}
