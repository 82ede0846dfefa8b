import type { BuildingStyle } from '../market/home.ts'
import { type Random, randomOf } from '../market/random.ts'
import type { HomeInPictures } from './picture-address.ts'
import { chooseLight, type Light } from './light.ts'
import type { Shape } from './svg.ts'

/** What every brush of a picture needs. */
export interface Scene {
  home: HomeInPictures
  style: BuildingStyle
  light: Light
  random: Random
}

/** One kind of building, painted into a street. */
export type PaintExterior = (scene: Scene) => {
  /** Textures and gradients that it uses. */
  defs: readonly Shape[]
  /** Behind the building: what stands in the distance. */
  distance: Shape
  building: Shape
  /** In front of the building: garden, fence, street. */
  front: Shape
}

/** All pictures of a home share its light; each has its own chances. */
export const sceneOf = (home: HomeInPictures, subject: string): Scene => ({
  home,
  style: home.style,
  light: chooseLight(randomOf('light', home.key)),
  random: randomOf('picture', home.key, subject),
})
