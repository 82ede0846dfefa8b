/** The whole drawing, and looks from nearer and from close by. */
const framings = [
  '0 0 1200 800',
  '0 200 900 600',
  '60 260 720 480',
  '150 130 900 600',
  '420 260 720 480',
  '300 200 900 600',
  '240 230 720 480',
  '0 100 1050 700',
] as const

/** The drawing's own light, and a tint as of an evening. */
const lights = [null, { fill: '#f4a259', opacity: 0.14 }] as const

/** One of 32 forms of a front, by a number: as drawn or mirrored, in one of eight framings and one of two lights. */
export function varyFront(drawing: string, number: number): string {
  const isMirrored = number % 2 === 1
  const framing = framings[(number >> 1) % framings.length] ?? framings[0]
  const light = lights[(number >> 4) % lights.length]
  const start = drawing.indexOf('>') + 1
  const opening = drawing.slice(0, start).replace(framings[0], framing)
  const inner = drawing.slice(start, drawing.lastIndexOf('</svg>'))
  const mirrored = isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${inner}</g>` : inner
  const tint = light ? `<path fill="${light.fill}" opacity="${light.opacity}" d="M0 0h1200v800H0z"/>` : ''
  return `${opening}${mirrored}${tint}</svg>`
}
