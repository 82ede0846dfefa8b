import { darker, lighter, mix, palette } from '../colour.ts'
import { brickWall, letterbox } from '../landscape/build-fences.ts'
import { growEucalypt, growPalm, growPine } from '../landscape/grow-trees.ts'
import { castShadow, groundDefs, layLawn, layStreet, paintHills, paintTreeline } from '../landscape/surroundings.ts'
import { hangLeaves, plantBed } from '../landscape/plant-garden.ts'
import { hipRoof, solarPanels } from '../parts/build-roofs.ts'
import { frontDoor, garageDoor, wideWindow } from '../parts/build-openings.ts'
import type { PaintExterior, Scene } from '../scene.ts'
import { group, line, polygon, rect } from '../svg.ts'
import { brickwork, roofTiles } from '../textures.ts'

const bricks = ['#b0643f', '#c99a6b', '#d9bf8f', '#8e5742', '#e2d4b4', '#a65a44']
const roofs = ['#8c4a36', '#6d6a63', '#a8623f', '#56534f']
const ground = 640

/** A brick veneer of the 1970s: long, low, tiled, with a driveway. */
export const paintBrick: PaintExterior = (scene) => {
  const { random, light } = scene
  const brick = random.pick(bricks)
  const roof = mix(random.pick(roofs), light.haze, 0.1)
  const garageIsLeft = random.chance(0.5)
  const tree = random.pick([growEucalypt, growEucalypt, growPalm])
  return {
    defs: [brickwork(brick, mix(brick, '#efe6d4', 0.55)), roofTiles(), groundDefs(scene)],
    distance:
      paintHills(scene, 560) + paintTreeline(scene, 584) + growEucalypt(scene, garageIsLeft ? 870 : 330, 600, 480),
    building: layLawn(612) + house(scene, roof, garageIsLeft),
    front: frontGarden(scene, garageIsLeft, tree),
  }
}

const wingRoof = { eaves: 438, ridge: 316, inset: 170, texture: 'tiles' } as const

const house = (scene: Scene, roof: string, garageIsLeft: boolean) => {
  const { light, random } = scene
  const frame = random.pick(['#f5f0e4', '#6b5a49', '#d8d4ca'])
  const mirror = (x: number, width: number) => (garageIsLeft ? x : 1200 - x - width)
  const wing = mirror(640, 380)
  const panels = mix(frame, palette.linen, 0.4)
  const door = () => random.pick([palette.timber, palette.deepLeaf, palette.ochre])
  return group([
    castShadow(scene, 160, ground, 880),
    rect(172, 440, 848, ground - 440, 'url(#bricks)'),
    hipRoof(scene, { left: 130, right: 1070, eaves: 446, ridge: 300, inset: 190, colour: roof, texture: 'tiles' }),
    random.chance(0.5) ? solarPanels(mirror(330, 230), 345, 5) : '',
    rect(172, 452, 848, 28, light.shadow, 'opacity=".34"'),
    garageDoor(scene, { x: mirror(172, 250) + 30, y: 494, width: 190, height: ground - 494, trim: panels }),
    frontDoor(scene, { x: mirror(470, 60), y: 508, width: 60, height: ground - 512, trim: frame }, door()),
    wideWindow(scene, { x: mirror(548, 76), y: 500, width: 76, height: 84, trim: frame }, 2),
    rect(mirror(444, 196), ground - 8, 196, 14, lighter(palette.concrete, 0.1)),
    rect(wing, 430, 380, ground - 426, 'url(#bricks)'),
    hipRoof(scene, { ...wingRoof, left: wing - 36, right: wing + 416, colour: mix(roof, light.sun, 0.08) }),
    rect(wing, 444, 380, 26, light.shadow, 'opacity=".34"'),
    wideWindow(scene, { x: wing + 52, y: 492, width: 276, height: 98, trim: frame }, 3),
    rect(wing, ground - 16, 380, 18, darker(roof, 0.2), 'opacity=".35"'),
    rect(light.isFromLeft ? wing + 340 : wing, 444, 40, ground - 440, light.shadow, 'opacity=".13"'),
    aerial(mirror(400, 0), roof),
  ])
}

const aerial = (x: number, roof: string) =>
  line(x, 306, x, 236, darker(roof, 0.4), 3) +
  [0, 12, 24]
    .map((drop) => line(x - 24 + drop / 2, 244 + drop, x + 24 - drop / 2, 244 + drop, darker(roof, 0.4), 2))
    .join('')

const frontGarden = (scene: Scene, garageIsLeft: boolean, tree: typeof growEucalypt) => {
  const mirror = (x: number) => (garageIsLeft ? x : 1200 - x)
  const concrete = mix(palette.concrete, scene.light.sun, 0.12)
  const [from, to] = garageIsLeft ? [196, 398] : [802, 1004]
  const [bedFrom, bedTo] = garageIsLeft ? [644, 1020] : [180, 556]
  const [wallFrom, wallTo] = garageIsLeft ? [436, 1212] : [-12, 764]
  return group([
    polygon([from, ground, to, ground, to + 22, 776, from - 22, 776], concrete),
    line(mirror(297), ground, mirror(297), 770, darker(concrete, 0.12), 2),
    plantBed(scene, bedFrom, bedTo, 656, 30),
    growPine(scene, mirror(604), 664, 150),
    tree(scene, mirror(1100), 690, 400),
    layStreet(scene),
    polygon([from - 22, 716, to + 22, 716, to + 44, 776, from - 44, 776], concrete),
    brickWall(scene, { from: wallFrom, to: wallTo, base: 716 }),
    letterbox(scene, mirror(450), 718),
    hangLeaves(scene),
  ])
}
