import { estimateLocality } from './estimate-locality.ts'
import { knownLocalities } from './known-localities.ts'
import { type AustralianState, type Locality, localityKey, type MarketLocality } from './locality.ts'

/** Every place that the market has data for, and an estimate for any other. */
export type Atlas = ReturnType<typeof createAtlas>

/** Where a place is, when the caller has a gazetteer. */
export type Locate = (place: MarketLocality) => { latitude: number; longitude: number } | undefined

interface WantedPlaces {
  state?: AustralianState | undefined
  suburb?: string
  postcode?: string
}

export const createAtlas = (more: readonly MarketLocality[], locate: Locate = () => undefined) => {
  const known = new Map(knownLocalities.map((place) => [localityKey(place), place]))
  for (const place of more)
    known.set(localityKey(place), { ...estimateLocality(place), ...known.get(localityKey(place)), ...place })
  const all = [...known.values()]

  return {
    /** The place's profile; a place that nobody described gets a likely one. */
    describe: (place: MarketLocality): Locality => {
      const named = { ...place, suburb: titleCase(place.suburb) }
      return known.get(localityKey(place)) ?? { ...estimateLocality(named), ...locate(named) }
    },
    /** Places of a state, of that name and postcode where they are given. */
    find: ({ state, suburb, postcode }: WantedPlaces) =>
      all.filter(
        (place) =>
          (state === undefined || place.state === state) &&
          (suburb === undefined || place.suburb.toLowerCase() === suburb.toLowerCase()) &&
          (postcode === undefined || place.postcode === postcode),
      ),
    startingWith: (terms: string) => all.filter(({ suburb }) => suburb.toLowerCase().startsWith(terms.toLowerCase())),
    /** Known places within a distance, the nearest first, without the place itself. */
    near: (place: Locality, metres: number) =>
      all
        .map((other) => ({ other, metres: metresBetween(place, other) }))
        .filter((found) => found.metres <= metres && localityKey(found.other) !== localityKey(place))
        .sort((a, b) => a.metres - b.metres)
        .map(({ other }) => other),
  }
}

const metresBetween = (a: MarketLocality, b: MarketLocality): number => {
  if (a.latitude === undefined || a.longitude === undefined) return Infinity
  if (b.latitude === undefined || b.longitude === undefined) return Infinity
  const north = (a.latitude - b.latitude) * 111_320
  const east = (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** A suburb may be asked for in any case: "RICHMOND" is Richmond. */
const titleCase = (suburb: string) =>
  suburb === suburb.toUpperCase() || suburb === suburb.toLowerCase()
    ? suburb.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : suburb
