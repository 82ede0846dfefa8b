import { readdirSync, readFileSync } from 'node:fs'
import type { Listing } from '@verandah/listing-providers/listing'

export type Place = Pick<Listing, 'suburb' | 'state' | 'postcode'> & {
  latitude: number
  longitude: number
  /** 0 to 100: how prominent the place is among those of its name. */
  prominence: number
}

const gazetteer = new URL('../../../../packages/localities/src/gazetteer/', import.meta.url)

const readPlace = (line: string): Place => {
  const [suburb = '', state = '', postcode = '', ...numbers] = line.split(',')
  const [latitude = 0, longitude = 0, prominence = 0] = numbers.map(Number)
  return { suburb, state: state as Place['state'], postcode, latitude, longitude, prominence }
}

/** Real suburbs, in file order. */
export const places: readonly Place[] = readdirSync(gazetteer)
  .sort()
  .flatMap((file) => readFileSync(new URL(file, gazetteer), 'utf8').trim().split('\n').slice(1).map(readPlace))

const groupsBy = (keyOf: (place: Place) => string) => {
  const groups = new Map<string, Place[]>()
  for (const place of places) groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), place])
  return [...groups.values()]
}

/** Suburbs with the same name in several states. */
export const twins = groupsBy(({ suburb }) => suburb).filter(
  (group) => new Set(group.map(({ state }) => state)).size > 1,
)

/** Suburbs that share a postcode. */
export const neighbours = groupsBy(({ state, postcode }) => `${state} ${postcode}`).filter(
  (group) => new Set(group.map(({ suburb }) => suburb)).size > 1,
)

const sides = { North: 'Nth', South: 'Sth', East: 'E', West: 'W' }
const byName = new Map(places.map((place) => [`${place.suburb} ${place.state}`, place]))
const placeNamed = (suburb: string, state: string) => byName.get(`${suburb} ${state}`)

/** A suburb and its directional neighbour: Fitzroy and Fitzroy North. */
export const sideSuburbs = places.flatMap((place) =>
  Object.keys(sides).flatMap((side) => {
    const part =
      placeNamed(`${place.suburb} ${side}`, place.state) ?? placeNamed(`${side} ${place.suburb}`, place.state)
    return part ? [[place, part] as const] : []
  }),
)

/** Common short or reordered forms of a suburb's name; none is another suburb of the state. */
export function shortSuburbs({ suburb, state }: Place): string[] {
  const sided = Object.entries(sides).flatMap(([side, short]) => {
    const rest = suburb.replace(new RegExp(`^${side} | ${side}$`), '')
    if (rest === suburb) return []
    const inFront = `${short} ${rest}`
    const behind = `${rest} ${short}`
    if (!placeNamed(rest, state)) return suburb.startsWith(side) ? [inFront] : [behind]
    return [inFront, behind, `${side} ${rest}`, `${rest} ${side}`]
  })
  const named = [
    suburb.replace(/^St /, 'Saint '),
    suburb.replace(/^St /, 'St. '),
    suburb.replace(/^Mount /, 'Mt '),
    suburb.replace(/^Mount /, 'Mt. '),
    suburb.replace(/^Port /, 'Pt '),
  ]
  return [...sided, ...named].filter((name) => name !== suburb && !placeNamed(name, state))
}
export const shortenedPlaces = places.filter((place) => shortSuburbs(place).length > 0)

/** Former names of suburbs that are still in use. From general knowledge, November 2026. */
const otherNames = [
  ['Kings Cross', 'Potts Point', 'NSW'],
  ['East Sydney', 'Darlinghurst', 'NSW'],
  ['Sydney CBD', 'Sydney', 'NSW'],
  ['Surfers', 'Surfers Paradise', 'QLD'],
  ['Brisbane CBD', 'Brisbane City', 'QLD'],
  ['Melbourne CBD', 'Melbourne', 'VIC'],
  ['Hawksburn', 'South Yarra', 'VIC'],
  ['Garden City', 'Port Melbourne', 'VIC'],
  ['Newmarket', 'Flemington', 'VIC'],
  ['Merlynston', 'Coburg North', 'VIC'],
  ['Regent', 'Reservoir', 'VIC'],
  ['Adelaide CBD', 'Adelaide', 'SA'],
  ['Perth CBD', 'Perth', 'WA'],
  ['Darwin CBD', 'Darwin City', 'NT'],
] as const
export const renamedPlaces = otherNames.flatMap(([name, suburb, state]) => {
  const place = placeNamed(suburb, state)
  return place ? [{ place, name }] : []
})
