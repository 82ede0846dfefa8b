/** Tints over a front, as at other hours of a day; the first is the drawing's own light. */
const lights = [null, ['#f4a259', 0.2], ['#2f4a7d', 0.26], ['#94a3ad', 0.3]] as const

const variants = 2 * lights.length

/**
 * One of eight forms of a front, by a number: as drawn or mirrored, in one of four lights. Writing is never mirrored.
 */
export function varyFront(drawing: string, number: number): string {
  const variant = number % variants
  const light = lights[variant >> 1]
  const isMirrored = variant % 2 === 1 && !drawing.includes('<text')
  if (!isMirrored && !light) return drawing
  const start = drawing.indexOf('>') + 1
  const inner = drawing.slice(start, drawing.lastIndexOf('</svg>'))
  const mirrored = isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${inner}</g>` : inner
  const tint = light ? `<path fill="${light[0]}" opacity="${light[1]}" d="M0 0h1200v800H0z"/>` : ''
  return `${drawing.slice(0, start)}${mirrored}${tint}</svg>`
}
