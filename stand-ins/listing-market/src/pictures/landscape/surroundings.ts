import { darker, lighter, mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, line, linear, path, pattern, polygon, radial, rect, stroke, times } from '../svg.ts'
import type { Shape } from '../svg.ts'

export const skyDefs = ({ light }: Scene): Shape =>
  linear('sky', [0, light.sky[0]], [0.55, light.sky[1]], [0.85, light.sky[2]]) +
  radial('glow', [0, light.sun, 0.95], [0.25, light.sun, 0.45], [1, light.sun, 0]) +
  linear('cloud', [0, light.cloud, 0.95], [1, light.cloud, 0.1])

/** Down to `low`, where the land begins. */
export const paintSky = (scene: Scene, low = 640): Shape => {
  const { light, random } = scene
  const sun = light.sunAt
    ? ellipse(light.sunAt[0], light.sunAt[1], 330, 330, 'url(#glow)') +
      ellipse(light.sunAt[0], light.sunAt[1], 34, 34, mix(light.sun, '#ffffff', 0.4), 'opacity=".9"')
    : ''
  const clouds = times(random.between(2, 4), () =>
    paintCloud(scene, random.between(-40, 1150), random.between(50, 290), random.between(70, 150) / 100),
  )
  return rect(0, 0, 1200, low, 'url(#sky)') + sun + clouds.join('') + (random.chance(0.45) ? birds(scene) : '')
}

const paintCloud = ({ random }: Scene, x: number, y: number, size: number): Shape => {
  const puffs = times(5, (index) => {
    const width = (60 - Math.abs(index - 2) * 14 + random.between(-8, 8)) * size
    return ellipse(x + (index - 2) * 46 * size, y - width * 0.22, width, width * 0.42, 'url(#cloud)')
  })
  return group(
    [...puffs, ellipse(x, y + 4 * size, 170 * size, 11 * size, 'url(#cloud)')],
    `opacity="${random.between(45, 80) / 100}"`,
  )
}

const birds = ({ random, light }: Scene): Shape => {
  const x = random.between(200, 950)
  const y = random.between(90, 230)
  const flock = times(random.between(3, 5), (index) =>
    stroke(
      `M${at(x + index * 30, y + (index % 3) * 13)}q6-9 12 0q6-9 12 0`,
      light.shadow,
      2.2,
      'stroke-linecap="round"',
    ),
  )
  return group(flock, 'opacity=".55"')
}

/** Far hills, two ranges deep. */
export const paintHills = (scene: Scene, y: number): Shape =>
  range(scene, y - 70, 60, mix(scene.light.haze, palette.slate, 0.28)) +
  range(scene, y - 20, 40, mix(scene.light.haze, palette.eucalypt, 0.42))

const range = ({ random }: Scene, y: number, height: number, colour: string): Shape => {
  const steps = times(6, (index) => {
    const top = y - random.between(0, height)
    return `Q${at(index * 200 + 100, top - 20, index * 200 + 200, y - random.between(-10, height * 0.5))}`
  })
  return path(`M0 ${y}${steps.join('')}V800H0Z`, colour)
}

/** Tree tops of the streets behind. */
export const paintTreeline = (scene: Scene, y: number, depth = 0.55): Shape => {
  const { light, random } = scene
  const row = (base: number, share: number) => {
    let x = -20
    let outline = `M-20 ${base}`
    while (x < 1220) {
      const width = random.between(34, 92)
      outline += `a${at(width / 2, width * (random.between(36, 72) / 100))} 0 0 1 ${width} ${random.between(-7, 7)}`
      x += width
    }
    return path(`${outline}V800H-20Z`, mix(light.haze, palette.deepLeaf, share))
  }
  return row(y - 26, depth * 0.6) + row(y, depth)
}

/** Towers of a city, faded by distance. */
export const paintCity = ({ light, random }: Scene, y: number): Shape => {
  const tower = (x: number, width: number, height: number, share: number) =>
    rect(x, y - height, width, height + 40, mix(light.haze, palette.slate, share)) +
    rect(x + 8, y - height + 8, width - 16, height, 'url(#storeys)')
  const far = times(15, (index) => tower(index * 84 - 20, 46 + random.between(0, 40), random.between(60, 210), 0.24))
  const near = times(9, (index) => tower(index * 140 - 30 + random.between(0, 40), 70, random.between(40, 130), 0.4))
  const band = rect(0, 3, 40, 8, light.isDusk ? '#ffd98f' : '#ffffff', 'opacity=".3"')
  return pattern('storeys', 40, 22, [band]) + far.join('') + near.join('')
}

/** Grass in the light of the scene, and the speckled shade of its blades. */
export const groundDefs = (scene: Scene, grass = chooseGrass(scene)): Shape =>
  pattern('blades', 60, 34, [
    stroke('M6 12l3-8M9 12l1-6M30 28l3-9M34 28l-1-6M50 14l2-8M20 32l2-6M44 33l2-7', '#fff4c4', 1.4, 'opacity=".28"'),
    stroke('M14 20l2-8M40 10l3-7M54 30l2-8M26 8l1-5', '#20382b', 1.4, 'opacity=".22"'),
  ]) + linear('lawn', [0, mix(grass, scene.light.haze, 0.28)], [1, mix(grass, scene.light.shadow, 0.2)])

const chooseGrass = ({ random }: Scene) =>
  random.pick([palette.grass, mix(palette.grass, palette.leaf, 0.4), mix(palette.grass, palette.dryGrass, 0.55)])

/** Lawn from the house down to the street. */
export const layLawn = (top: number): Shape =>
  rect(0, top, 1200, 800 - top, 'url(#lawn)') + rect(0, top + 12, 1200, 800 - top, 'url(#blades)')

/** Nature strip, footpath, kerb and road. */
export const layStreet = ({ light }: Scene, top = 716): Shape =>
  [
    rect(0, top, 1200, 26, mix(palette.concrete, light.sun, 0.2)),
    ...times(9, (index) => line(index * 140 + 40, top, index * 140 + 26, top + 26, darker(palette.concrete, 0.2), 1.5)),
    rect(0, top + 24, 1200, 4, darker(palette.concrete, 0.25)),
    rect(0, top + 28, 1200, 22, 'url(#lawn)'),
    rect(0, top + 50, 1200, 9, lighter(palette.concrete, 0.2)),
    rect(0, top + 58, 1200, 30, mix(palette.asphalt, light.shadow, 0.2)),
    rect(0, top + 58, 1200, 5, light.shadow, 'opacity=".3"'),
  ].join('')

/** A path that widens toward the viewer. */
export const layPath = (x: number, from: number, to: number, width: number, colour: string): Shape => {
  const spread = width * 0.28
  const outline = [x - width / 2, from, x + width / 2, from, x + width / 2 + spread, to, x - width / 2 - spread, to]
  const joints = times(4, (index) => {
    const share = (index + 1) / 5
    const half = width / 2 + spread * share
    return line(x - half, from + (to - from) * share, x + half, from + (to - from) * share, darker(colour, 0.16), 1.5)
  })
  return polygon(outline, colour) + joints.join('')
}

/** The soft dark patch that seats a building on its ground. */
export const castShadow = ({ light }: Scene, x: number, y: number, width: number): Shape => {
  const drift = light.isFromLeft ? 50 : -50
  return ellipse(x + width / 2 + drift, y + 8, width * 0.56, 20, light.shadow, 'opacity=".26"')
}
