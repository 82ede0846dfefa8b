import { knownNorthWest } from './known-north-west.ts'
import { knownSouthEast } from './known-south-east.ts'
import type { AustralianState, Density, Locality } from './locality.ts'

/** One row of the tables of well-known places. */
export type KnownPlace = readonly [
  suburb: string,
  state: AustralianState,
  postcode: string,
  latitude: number,
  longitude: number,
  houseThousands: number,
  unitThousands: number,
  density: Density,
  municipality: string,
]

const localityOf = ([suburb, state, postcode, latitude, longitude, house, unit, density, council]: KnownPlace) => ({
  suburb,
  state,
  postcode,
  latitude,
  longitude,
  medianHouseAud: house * 1_000,
  medianUnitAud: unit * 1_000,
  density,
  municipality: council,
})

/** Well-known places in every state: suggested, fed to REAXML by default, and searched when only a state is asked for. */
export const knownLocalities: readonly Locality[] = [...knownSouthEast, ...knownNorthWest].map(localityOf)
