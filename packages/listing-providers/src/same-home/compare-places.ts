import { placeKey } from '@verandah/scoring-model'
import type { Listing } from '../listing/index.ts'
import { readDoor, type Door } from './read-door.ts'
import { readStreet, type Street } from './read-street.ts'
import { directions } from './street-types.ts'

/** The address of a home as its advert states it. */
export interface Place extends Door {
  readonly street: Street | null
  readonly suburb: string
  readonly state: string
  readonly postcode: string
}

type Addressed = Pick<Listing, 'unit' | 'lot' | 'streetNumber' | 'street' | 'suburb' | 'state' | 'postcode'>

export function placeOf({ unit, lot, streetNumber, street, suburb, state, postcode }: Addressed): Place {
  const { door, streetWords } = readDoor(unit, streetNumber, street)
  const named = lot
    ?.toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+(?=\d)/, '')
  return {
    ...door,
    lot: door.lot ?? named ?? null,
    street: readStreet(streetWords),
    suburb: suburbKeyOf(suburb),
    state: state.toLowerCase(),
    postcode,
  }
}

/** "Sunshine W", "West Sunshine" and "Sunshine West" as one spelling, and so "Brisbane CBD" and "Brisbane City". */
const suburbKeyOf = (suburb: string): string => {
  const words = placeKey(suburb)
    .replace(/ (?:cbd|city|cty)$/, '')
    .split(' ')
  const [first = '', ...others] = words.map((word) => directions.get(word) ?? word)
  return (others.length > 0 && [...directions.values()].includes(first) ? [...others, first] : [words[0], ...others])
    .map((word = '', index) => (index === 0 ? (firstWords.get(word) ?? word) : (suburbWords.get(word) ?? word)))
    .join(' ')
}

/** "Pt" is Point or Port. */
const firstWords: ReadonlyMap<string, string> = new Map([
  ['port', 'pt'],
  ['point', 'pt'],
])
const suburbWords: ReadonlyMap<string, string> = new Map(
  'hts heights,pk park,gdns gardens,bch beach,ck creek,crk creek,pt point,vly valley,vale vale,hl hill,hls hills,is island,jn junction,jct junction,lk lake,rvr river,est estate'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/**
 * `same`: the same door. `near`: one may mean the other, as "12" and "12-14". `unknown`: one states too little.
 * `different`: they contradict each other.
 */
export type Nearness = 'same' | 'near' | 'unknown' | 'different'

export function comparePlaces(one: Place, other: Place): Nearness {
  const parts = [compareLocalities(one, other), compareStreets(one.street, other.street), compareDoors(one, other)]
  return order.find((nearness) => parts.includes(nearness)) ?? 'unknown'
}

const order: readonly Nearness[] = ['different', 'unknown', 'near', 'same']

const compareLocalities = (one: Place, other: Place): Nearness => {
  const isPostcodeKnown = one.postcode !== '' && other.postcode !== ''
  if (one.state !== other.state || (isPostcodeKnown && one.postcode !== other.postcode)) return 'different'
  if (one.suburb === other.suburb) return 'same'
  return isPostcodeKnown && !isSideOf(one.suburb, other.suburb) ? 'near' : 'different'
}

/** "Sunshine" and "Sunshine West" are two suburbs; "Flemington" and "Newmarket" may be two names of one. */
const isSideOf = (one: string, other: string): boolean => {
  const words = one.split(' ')
  const others = other.split(' ')
  const [short, long] = words.length < others.length ? [words, others] : [others, words]
  const extra = long.filter((word) => !short.includes(word))
  return short.every((word) => long.includes(word)) && extra.every((word) => sides.has(word))
}
const sides: ReadonlySet<string> = new Set([
  ...directions.values(),
  'heights',
  'park',
  'hill',
  'hills',
  'beach',
  'valley',
])

const compareStreets = (one: Street | null, other: Street | null): Nearness => {
  if (one === null || other === null) return 'unknown'
  if (one.stem.replaceAll(' ', '') !== other.stem.replaceAll(' ', '')) return 'different'
  if (one.type !== other.type) return one.type === null || other.type === null ? 'near' : 'different'
  if (one.direction === other.direction) return 'same'
  return one.direction === null || other.direction === null ? 'near' : 'different'
}

const compareDoors = (one: Place, other: Place): Nearness => {
  if (one.part !== other.part || isOfOtherLot(one, other)) return 'different'
  if (one.number === null || other.number === null) return compareLots(one, other)
  if (isUnitAsRange(one, other) || isUnitAsRange(other, one)) return 'near'
  const numbers = compareNumbers(one.number, other.number)
  if (numbers === 'different') return 'different'
  const units = compareNumbers(one.unit, other.unit)
  // The house in front and a lot behind it share their number.
  const lots = one.lot === other.lot ? 'same' : 'near'
  return order.find((nearness) => [numbers, units, lots].includes(nearness)) ?? 'same'
}

const isOfOtherLot = (one: Place, other: Place): boolean =>
  one.lot !== null && other.lot !== null && one.lot !== other.lot

/** Where a number is not known: homes of one lot. */
const compareLots = (one: Place, other: Place): Nearness =>
  one.lot !== null && one.lot === other.lot ? compareNumbers(one.unit, other.unit) : 'unknown'

/** "12-14" and "12" at one street and unit. */
export function sharesNumberOfRange(one: Place, other: Place): boolean {
  return (
    one.number !== other.number &&
    compareNumbers(one.number, other.number) === 'near' &&
    one.unit === other.unit &&
    one.lot === other.lot &&
    compareStreets(one.street, other.street) === 'same'
  )
}

const compareNumbers = (one: string | null, other: string | null): Nearness => {
  if (one === other) return 'same'
  if (one === null || other === null) return 'near'
  const numbers = one.split('-')
  const others = other.split('-')
  return numbers.some((number) => others.includes(number)) ? 'near' : 'different'
}

/** "3-12" may mean "3/12". */
const isUnitAsRange = ({ unit, number }: Place, other: Place): boolean =>
  unit === null && other.unit !== null && number === `${other.unit}-${other.number}`
