import { localityKey, type MarketLocality } from '../places/locality.ts'
import { hashOf } from './random.ts'

export const firstDomainId = 2_010_000_000
export const firstPropTrackId = 100_000_000

const placeCodes = 900_000
const numbersPerPlace = 1_000
const lotsPerPlace = 160
/** A lot's number at the portals recurs after this many homes, more than a year later. */
const turnsToRecur = 6

/** What the ids of a place's homes begin with, so that a home is found by its id in a market that has just started. */
export function placeCode(place: MarketLocality): number {
  return hashOf(localityKey(place)) % placeCodes
}

/** A home's number at the portals: below 900,000,000, and unique within its place. */
export function portalNumber(home: { locality: MarketLocality; number: number; turn: number }): number {
  const { locality, number, turn } = home
  return placeCode(locality) * numbersPerPlace + (turn % turnsToRecur) * lotsPerPlace + number
}

export function placeCodeOf(portalNumber: number): number {
  return Math.floor(portalNumber / numbersPerPlace)
}
