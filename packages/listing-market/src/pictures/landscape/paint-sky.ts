import { mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, group, linear, radial, rect, type Shape, stroke, times } from '../svg.ts'

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
  const [x, y] = [random.between(200, 950), random.between(90, 230)]
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
