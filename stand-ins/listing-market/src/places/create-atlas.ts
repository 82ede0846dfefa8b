import { radiusAround } from './distance.ts'
import { placeCode } from '../market/portal-number.ts'
import { estimateLocality } from './estimate-locality.ts'
import { knownLocalities } from './known-localities.ts'
import { type Locality, localityKey, type MarketLocality } from './locality.ts'

/** Every place that the market has data for, and estimates for others. */
export type Atlas = ReturnType<typeof createAtlas>

/** `gazetteer` locates places without data of their own, and the neighbours of any place. */
export function createAtlas(more: readonly MarketLocality[], gazetteer: readonly MarketLocality[] = []) {
  const known = new Map(knownLocalities.map((place) => [localityKey(place), place]))
  for (const place of more)
    known.set(localityKey(place), { ...estimateLocality(place), ...known.get(localityKey(place)), ...place })
  const points = new Map(gazetteer.map((place) => [localityKey(place), pointOf(place)]))
  const centres = [...gazetteer, ...known.values()]
  const locate = (place: Locality): Locality => {
    const located = { ...points.get(localityKey(place)), ...place }
    return { ...located, radiusMetres: radiusAround(located, centres) }
  }
  const all = [...known.values()].map(locate)
  const byKey = new Map(all.map((place) => [localityKey(place), place]))
  const coded = centres.map((place) => ({ place, code: placeCode(place) }))

  return {
    /** The place's profile; an estimate if it has none. */
    describe: (place: MarketLocality): Locality => {
      const named = { ...place, suburb: titleCase(place.suburb) }
      return byKey.get(localityKey(place)) ?? locate(estimateLocality(named))
    },
    /** The places with data of their own. */
    known: all,
    /** Places by `placeCode`: mostly one, as a code is a hash. */
    withCode: (wanted: number): MarketLocality[] =>
      coded.filter(({ code }) => code === wanted).map(({ place }) => place),
  }
}

const pointOf = ({ latitude, longitude }: MarketLocality) =>
  latitude === undefined || longitude === undefined ? {} : { latitude, longitude }

/** Suburbs are matched in any case: "RICHMOND" is Richmond. */
const titleCase = (suburb: string) =>
  suburb === suburb.toUpperCase() || suburb === suburb.toLowerCase()
    ? suburb.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : suburb
