import type { BuildingStyle } from '../market/home.ts'

/** How many pictures an advert has: rooms and a floor plan, or a block and its plan. */
export const pictureCount = (style: BuildingStyle): number => (style === 'land' ? 3 : 6)

/** REAXML's ids of pictures: the main one is `m`, the others `a` to `z` without `m`. */
export const pictureLetters: readonly string[] = ['m', 'a', 'b', 'c', 'd', 'e']
