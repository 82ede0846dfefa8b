import * as z from 'zod/mini'
import { OrNull, RequiredText, Weight } from '../fields.ts'
import { ArriveBy, coordinates, travelModes } from './travel.ts'

/** How a buyer gets to a place. */
export const placeModes = [...travelModes, 'transit'] as const
export const PlaceMode = z.enum(placeModes)
export type PlaceMode = z.infer<typeof PlaceMode>

export const placesLimit = 6
export const placeNameMaxLength = 40

/** The longest way that a place can ask for, in minutes. */
export const longestWayMinutes = 240

/** A place that matters to a buyer, such as work: a home is rated by the minutes to it. */
export const Place = z
  .object({
    name: RequiredText(placeNameMaxLength),
    ...coordinates,
    mode: PlaceMode,
    /** For public transport; the estimate ignores it. */
    arriveBy: OrNull(ArriveBy),
    /** Up to this travel time a home scores 10; beyond it the score falls linearly. */
    goodMinutes: z.int().check(z.gte(1), z.lte(longestWayMinutes)),
    /** From this travel time on a home scores 0. */
    tooFarMinutes: z.int().check(z.gte(2), z.lte(longestWayMinutes)),
    weight: Weight,
  })
  .check(
    z.refine(({ goodMinutes, tooFarMinutes }) => tooFarMinutes > goodMinutes, {
      path: ['tooFarMinutes'],
      error: 'Too far has to be more minutes than good',
    }),
  )
export type Place = z.infer<typeof Place>

const areNamesApart = (places: readonly Place[]): boolean =>
  new Set(places.map(({ name }) => name.toLowerCase())).size === places.length

/** Names are unique, ignoring case. */
export const Places = z
  .array(Place)
  .check(
    z.maxLength(placesLimit, `At most ${placesLimit} places`),
    z.refine(areNamesApart, 'Give every place a name of its own'),
  )
