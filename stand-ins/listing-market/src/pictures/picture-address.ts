import { type BuildingStyle, buildingStyles } from '../market/home.ts'

/** What the address of a picture says about its home. */
export interface HomeInPictures {
  style: BuildingStyle
  bedrooms: number
  bathrooms: number
  /** The whole id: which drawings a home gets depends on it. */
  key: string
}

/** Undefined: not a home's id. */
export const readHomeId = (id: string): HomeInPictures | undefined => {
  const [, name, bedrooms, bathrooms = 1] = /^([a-z]+)-(\d{1,2})(?:x(\d))?-[a-z0-9]{1,20}$/.exec(id) ?? []
  const style = buildingStyles.find((known) => known === name)
  return style === undefined ? undefined : { style, bedrooms: Number(bedrooms), bathrooms: Number(bathrooms), key: id }
}

/** How many pictures an advert has: rooms and a floor plan, or a block and its plan. */
export const pictureCount = (style: BuildingStyle): number => (style === 'land' ? 3 : 6)

/** REAXML's ids of pictures: the main one is `m`, the others `a` to `z` without `m`. */
export const pictureLetters: readonly string[] = ['m', 'a', 'b', 'c', 'd', 'e']

/** Which picture a name in an address means, from 0; undefined where there is none. */
export const pictureIndex = (style: BuildingStyle, name: string): number | undefined => {
  const index = /^\d$/.test(name) ? Number(name) - 1 : pictureLetters.indexOf(name)
  return index >= 0 && index < pictureCount(style) ? index : undefined
}
