import type { BuildingStyle } from '../market/home.ts'
import { paintApartments } from './exteriors/paint-apartments.ts'
import { paintBrick } from './exteriors/paint-brick.ts'
import { paintFarmhouse } from './exteriors/paint-farmhouse.ts'
import { paintLand } from './exteriors/paint-land.ts'
import { paintModern } from './exteriors/paint-modern.ts'
import { paintQueenslander } from './exteriors/paint-queenslander.ts'
import { paintTerrace } from './exteriors/paint-terrace.ts'
import { paintTownhouse } from './exteriors/paint-townhouse.ts'
import { paintWalkup } from './exteriors/paint-walkup.ts'
import { paintWeatherboard } from './exteriors/paint-weatherboard.ts'
import { fenceDefs } from './landscape/build-fences.ts'
import { sceneryDefs } from './landscape/plant-garden.ts'
import { paintSky } from './landscape/surroundings.ts'
import { glassDefs } from './parts/build-openings.ts'
import type { PaintExterior, Scene } from './scene.ts'
import { rect, type Shape } from './svg.ts'

const painters: Readonly<Record<BuildingStyle, PaintExterior>> = {
  apartments: paintApartments,
  brick: paintBrick,
  farmhouse: paintFarmhouse,
  land: paintLand,
  modern: paintModern,
  queenslander: paintQueenslander,
  terrace: paintTerrace,
  townhouse: paintTownhouse,
  walkup: paintWalkup,
  weatherboard: paintWeatherboard,
}

/** The home from the street. */
export const drawExterior = (scene: Scene): Shape => {
  const { defs, distance, building, front } = painters[scene.style](scene)
  const common = sceneryDefs(scene) + glassDefs(scene) + fenceDefs(scene)
  const sky = `<defs>${common}${defs.join('')}</defs>${paintSky(scene)}`
  return sky + distance + building + front + rect(0, 0, 1200, 800, scene.light.sun, 'opacity=".07"')
}
