/** A piece of SVG. */
export type Shape = string

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const digits = (value: number) => String(Math.round(value * 10) / 10)

/** A path, for it is shorter than a `rect`; rounded corners need the latter. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): Shape =>
  more.includes('rx=')
    ? `<rect x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}" fill="${fill}"${spaced(more)}/>`
    : `<path d="M${digits(x)} ${digits(y)}h${digits(width)}v${digits(height)}h${digits(-width)}z" fill="${fill}"${spaced(more)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): Shape =>
  `<ellipse cx="${digits(x)}" cy="${digits(y)}" rx="${digits(rx)}" ry="${digits(ry)}" fill="${fill}"${spaced(more)}/>`

/** Corners as in SVG's `points`: x and y in turn. */
export const polygon = (corners: readonly number[], fill: string, more = ''): Shape =>
  path(
    `M${corners.map((value, index) => `${index === 0 ? '' : index % 2 ? ' ' : 'L'}${digits(value)}`).join('')}Z`,
    fill,
    more,
  )

/** A filled outline in SVG's path language. */
export const path = (d: string, fill: string, more = ''): Shape => `<path d="${d}" fill="${fill}"${spaced(more)}/>`

/** A stroke in SVG's path language. */
export const stroke = (d: string, colour: string, width: number, more = ''): Shape =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${digits(width)}"${spaced(more)}/>`

export const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width: number, more = ''): Shape =>
  stroke(`M${digits(x1)} ${digits(y1)}L${digits(x2)} ${digits(y2)}`, colour, width, more)

export const group = (shapes: readonly Shape[], more = ''): Shape => `<g${spaced(more)}>${shapes.join('')}</g>`

/** Exchanges left and right. */
export const mirrored = 'transform="matrix(-1 0 0 1 1200 0)"'

/** Another one of what was drawn or defined under this id. */
export const use = (id: string, x: number, y: number, more = ''): Shape =>
  `<use href="#${id}" x="${digits(x)}" y="${digits(y)}"${spaced(more)}/>`

/** Draws something once, and once more at each distance to the right. */
export const repeat = (id: string, first: Shape, shifts: readonly number[]): Shape =>
  group([first], `id="${id}"`) + shifts.map((x) => use(id, x, 0)).join('')

/** Numbers of a path, rounded. */
export const at = (...values: readonly number[]): string => values.map(digits).join(' ')

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** From the top down. */
export const linear = (id: string, ...stops: readonly Stop[]): Shape =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(stop).join('')}</linearGradient>`

export const radial = (id: string, ...stops: readonly Stop[]): Shape =>
  `<radialGradient id="${id}">${stops.map(stop).join('')}</radialGradient>`

export const pattern = (id: string, width: number, height: number, shapes: readonly Shape[], more = ''): Shape =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${spaced(more)}>${shapes.join('')}</pattern>`

const stop = ([offset, colour, opacity]: Stop) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`

const spaced = (more: string) => (more === '' ? '' : ` ${more}`)

/** `count` numbers from 0 on. */
export const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index))
