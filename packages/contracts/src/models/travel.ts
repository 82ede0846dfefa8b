import * as z from 'zod/mini'
import { ClockTime, Instant, OrNull } from '../fields.ts'

export const travelModes = ['driving', 'cycling', 'walking'] as const
export const TravelMode = z.enum(travelModes)
export type TravelMode = z.infer<typeof TravelMode>

/** Degrees, WGS 84. */
export const coordinates = {
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
}

export const maxPlannedStops = 40

/** The stops of a day, its start and its end. */
export const maxTravelPlaces = maxPlannedStops + 2

export const TravelPlace = z.object(coordinates)
export type TravelPlace = z.infer<typeof TravelPlace>

/**
 * Where travel times come from. `estimated`: from the straight line. `exact`: from the operator's router. `as-of`: from
 * it too, but kept since `asOf`, because it gave no newer ones.
 */
export const TravelLook = z.enum(['estimated', 'exact', 'as-of'])
export type TravelLook = z.infer<typeof TravelLook>

/** The source of a plan's travel times. */
export const travelSource = {
  travelLook: z._default(TravelLook, 'estimated'),
  /** When the oldest of them was computed; null unless they are `as-of`. */
  travelAsOf: OrNull(Instant),
}
export const TravelSource = z.object(travelSource)
export type TravelSource = z.infer<typeof TravelSource>

export const TravelTimes = z.object({
  look: TravelLook,
  asOf: z.nullable(Instant),
  /**
   * Whole minutes, by row from and column to, in the order of the places. A null cell: no way is known. Null where
   * travel is to be estimated.
   */
  minutes: z.nullable(z.array(z.array(z.nullable(z.int().check(z.gte(0)))))),
})
export type TravelTimes = z.infer<typeof TravelTimes>

/** An arrival time, local to the place, on a weekday from 1 (Monday) to 7 (Sunday). */
export const ArriveBy = z.object({ weekday: z.int().check(z.gte(1), z.lte(7)), time: ClockTime })
export type ArriveBy = z.infer<typeof ArriveBy>

export const usualArrival: ArriveBy = { weekday: 2, time: '09:00' }

const Minutes = z.int().check(z.gte(0))

/**
 * A journey by public transport, in whole minutes: the last one in time, and the median and slowest of the hour before.
 */
export const TransitJourney = z.object({ minutes: Minutes, typicalMinutes: Minutes, slowestMinutes: Minutes })
export type TransitJourney = z.infer<typeof TransitJourney>

export const TransitTime = z.object({
  look: TravelLook,
  asOf: z.nullable(Instant),
  /** Null: none is known, or where `look` is `estimated`, travel is to be estimated. */
  journey: z.nullable(TransitJourney),
})
export type TransitTime = z.infer<typeof TransitTime>
