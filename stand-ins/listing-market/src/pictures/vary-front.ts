/** The whole drawing, and nearer looks at its left, its right and its middle. */
const framings = ['0 0 1200 800', '0 200 900 600', '300 200 900 600', '150 130 900 600'] as const

/** Tints over a front, as at other hours of a day; the first is the drawing's own light. */
const lights = [null, ['#f4a259', 0.2], ['#2f4a7d', 0.26], ['#94a3ad', 0.3]] as const

/** One of 32 forms of a front, by a number: as drawn or mirrored, in one of four framings and one of four lights. */
export function varyFront(drawing: string, number: number): string {
  const isMirrored = number % 2 === 1
  const framing = framings[(number >> 1) % framings.length] ?? framings[0]
  const light = lights[(number >> 3) % lights.length]
  const start = drawing.indexOf('>') + 1
  const opening = drawing.slice(0, start).replace(framings[0], framing)
  const inner = drawing.slice(start, drawing.lastIndexOf('</svg>'))
  const mirrored = isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${inner}</g>` : inner
  const tint = light ? `<path fill="${light[0]}" opacity="${light[1]}" d="M0 0h1200v800H0z"/>` : ''
  return `${opening}${mirrored}${tint}</svg>`
}
