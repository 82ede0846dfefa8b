import { palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { type Box, group, line, rect, type Shape, stroke, times } from '../svg.ts'

interface PlannedRoom extends Box {
  name: string
  fill: string
}

const wet = '#dfe7e4'
const dry = '#f7f0e2'
const metresPerPixel = 0.0158
const left = 170
const top = 130
const right = 1030
const bottom = 690

/** An agent's plan: bedrooms along one side, living along the other, wet rooms between. */
export const drawFloorPlan = (scene: Scene): Shape => {
  const { random } = scene
  const rooms = planRooms(scene)
  const isMirrored = random.chance(0.5)
  const drawn = rooms.map((room) => drawRoom(isMirrored ? { ...room, x: 1200 - room.x - room.width } : room))
  return group([
    rect(0, 0, 1200, 800, palette.paper),
    ...times(24, (index) => line(index * 52, 0, index * 52, 800, '#e6dcc8', 1)),
    ...times(16, (index) => line(0, index * 52, 1200, index * 52, '#e6dcc8', 1)),
    ...drawn,
    compass(1110, 96),
    scaleBar(),
  ])
}

/** `bedrooms` is 0 in a studio: the living room is all there is. */
const planRooms = ({ home: { bedrooms, bathrooms } }: Scene): PlannedRoom[] => {
  const sleepers = Math.max(1, Math.min(5, bedrooms))
  const depth = bottom - top
  const split = left + 330
  const wetRight = split + 170
  const beds = times(sleepers, (index) => ({
    name: bedrooms === 0 ? 'Sleeping' : `Bed ${index + 1}`,
    x: left,
    y: top + (index * depth) / sleepers,
    width: split - left,
    height: depth / sleepers,
    fill: dry,
  }))
  const bath = bathrooms === 1 ? 0.3 : 0.2
  const wetRooms: [string, number, string][] = [
    ...times(bathrooms, (index): [string, number, string] => [
      bathrooms === 1 ? 'Bath' : `Bath ${index + 1}`,
      bath,
      wet,
    ]),
    ['Ldry', 0.16, wet],
    ['Hall', 0.84 - bathrooms * bath, dry],
  ]
  const middle = wetRooms.map(([name, share, fill], index) => {
    const above = wetRooms.slice(0, index).reduce((sum, [, height]) => sum + height, 0)
    return { name, x: split, y: top + depth * above, width: wetRight - split, height: depth * share, fill }
  })
  const living = [
    { name: 'Kitchen', x: wetRight, y: top, width: right - wetRight, height: depth * 0.34, fill: '#efe4cd' },
    { name: 'Living', x: wetRight, y: top + depth * 0.34, width: right - wetRight, height: depth * 0.66, fill: dry },
  ]
  return [...beds, ...middle, ...living]
}

const drawRoom = ({ name, x, y, width, height, fill }: PlannedRoom): Shape => {
  const middle = x + width / 2
  const centre = y + height / 2
  const size = `${(width * metresPerPixel).toFixed(1)} × ${(height * metresPerPixel).toFixed(1)} m`
  const isRoomy = !/^(Ldry|Hall|Bath)/.test(name)
  const shift = width > 300 && fill === dry && name !== 'Living' ? 46 : 0
  return group([
    rect(x, y, width, height, fill, `stroke="${palette.ink}" stroke-width="9"`),
    furniture(name, x, y, width, height),
    label(name, middle + shift, centre + (isRoomy ? 0 : 8), 25, palette.ink),
    isRoomy ? label(size, middle + shift, centre + 30, 19, '#6f675b') : '',
    stroke(`M${x + 5} ${y + height - 62}a52 52 0 0 1 52 52`, palette.bark, 2),
  ])
}

export const label = (text: string, x: number, y: number, size: number, colour: string): Shape =>
  `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" font-family="system-ui,sans-serif" font-size="${size}" text-anchor="middle" fill="${colour}">${text}</text>`

const furniture = (name: string, x: number, y: number, width: number, height: number): Shape => {
  const ink = 'stroke="#b3a78f" stroke-width="3"'
  const piece = (px: number, py: number, wide: number, deep: number, corners = '') =>
    rect(px, py, wide, deep, '#fffaf0', `${corners}${ink}`)
  switch (name.startsWith('Bath') ? 'Bath' : name) {
    case 'Kitchen':
      return piece(x + 14, y + 14, width - 28, 34) + piece(x + 90, y + height - 52, width - 180, 32)
    case 'Living':
      return (
        piece(x + width - 66, y + height / 2 - 80, 44, 160, 'rx="12" ') +
        piece(x + 50, y + height - 86, width * 0.4, 56, 'rx="8" ')
      )
    case 'Bath':
      return piece(x + 16, y + height - 52, 92, 36, 'rx="17" ') + piece(x + 20, y + 14, 46, 26, 'rx="8" ')
    case 'Ldry':
    case 'Hall':
      return ''
    default:
      return (
        piece(x + 18, y + height / 2 - 36, 84, 72, 'rx="6" ') +
        rect(x + 22, y + height / 2 - 28, 20, 56, '#efe4cd', 'rx="5"')
      )
  }
}

const compass = (x: number, y: number): Shape =>
  group([
    `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${palette.bark}" stroke-width="2"/>`,
    `<path d="M${x} ${y - 28}l11 34-11-8-11 8z" fill="${palette.terracotta}"/>`,
    label('N', x, y + 30, 18, palette.ink),
  ])

const scaleBar = (): Shape =>
  group([
    line(170, 744, 344, 744, palette.ink, 4),
    ...[170, 257, 344].map((x) => line(x, 736, x, 752, palette.ink, 3)),
    label('2.75 m', 390, 751, 19, palette.ink),
    label('Indicative only. Not to be relied on.', 860, 751, 18, '#8a8172'),
  ])
