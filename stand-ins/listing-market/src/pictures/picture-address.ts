import { type BuildingStyle, buildingStyles } from '../market/home.ts'
import { hashOf } from '../market/random.ts'

/** The attributes of a home that its picture URL encodes. */
export interface HomeInPictures {
  style: BuildingStyle
  bedrooms: number
  bathrooms: number
  /** The whole id, which selects the drawings of rooms. */
  key: string
  /** Selects the front. */
  number: number
}

/** Undefined when it is not a home's `pictureId`; stored homes may have one without a number. */
export function readHomeId(id: string): HomeInPictures | undefined {
  const pattern = /^([a-z]+)-(\d{1,2})(?:x(\d))?-[a-z0-9]{1,20}(?:-(\d{1,4}))?$/
  const [, name, bedrooms, bathrooms = 1, number = hashOf(id)] = pattern.exec(id) ?? []
  const style = buildingStyles.find((known) => known === name)
  if (style === undefined) return undefined
  return { style, bedrooms: Number(bedrooms), bathrooms: Number(bathrooms), key: id, number: Number(number) }
}

/** The number of pictures of an advert: rooms and a floor plan, or a block and its plan. */
export function pictureCount(style: BuildingStyle): number {
  return style === 'land' ? 3 : 6
}

/** REAXML's picture ids: the main one is `m`, the others `a` to `z` without `m`. */
export const pictureLetters: readonly string[] = ['m', 'a', 'b', 'c', 'd', 'e']

/** The index of the picture that a URL names, from 0; undefined for an unknown name. */
export function pictureIndex(style: BuildingStyle, name: string): number | undefined {
  const index = /^\d$/.test(name) ? Number(name) - 1 : pictureLetters.indexOf(name)
  return index >= 0 && index < pictureCount(style) ? index : undefined
}
