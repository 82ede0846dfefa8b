import type { BuildingStyle } from '../market/home.ts'
import { type Random, randomOf } from '../market/random.ts'
import type { HomeInPictures } from './picture-address.ts'
import { chooseLight, type Light } from './light.ts'

/** What every brush of a picture needs. */
export interface Scene {
  home: HomeInPictures
  style: BuildingStyle
  light: Light
  random: Random
}

/** All pictures of a home share its light; each has its own chances. */
export const sceneOf = (home: HomeInPictures, subject: string): Scene => ({
  home,
  style: home.style,
  light: chooseLight(randomOf('light', home.key)),
  random: randomOf('picture', home.key, subject),
})
