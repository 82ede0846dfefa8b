import { mix, palette } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, path, pattern, rect, type Shape, times } from '../svg.ts'

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
