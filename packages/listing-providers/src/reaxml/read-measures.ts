import type { ListingUpdate } from '../listing/listing.ts'
import { ageBandOf, yearBuiltIn } from '../listing/property-age.ts'
import { flagOf, numberOf } from './read-values.ts'
import { attributeOf, childOf, textIn, textOf, valueOf, type XmlElement } from './xml-element.ts'

type Warn = (reason: string) => void

/** Counts rooms and parking. An invalid count is reported and stays unchanged. */
export function readCounts(root: XmlElement, warn: Warn): Partial<ListingUpdate> {
  const features = childOf(root, 'features')
  const count = (name: string): number | null => {
    const text = textOf(features, name)
    const value = /^studio$/i.test(text) ? 0 : numberOf(text)
    if (value === null && text !== '' && flagOf(text) === null)
      warn(`Its ${name} "${text.slice(0, 20)}" is not a count.`)
    return value !== null && value < 1_000 ? value : null
  }
  /** Half a room is rounded down. */
  const whole = (name: string): number | null => {
    const value = count(name)
    if (value !== null && !Number.isInteger(value))
      warn(`Its ${name} "${value}" is no whole number; it is taken for ${Math.floor(value)}.`)
    return value === null ? null : Math.floor(value)
  }
  const bedrooms = whole('bedrooms')
  const bathrooms = count('bathrooms')
  const counted = Object.entries(kindsOfParking).map(([name, kind]) => ({ kind, value: whole(name) }))
  const spaces = counted.flatMap(({ value }) => value ?? [])
  const best = counted.find(({ value }) => value !== null && value > 0)
  return {
    ...(bedrooms !== null && { bedrooms }),
    ...(bathrooms !== null && { bathrooms }),
    ...(spaces.length > 0 && { parking: spaces.reduce((sum, value) => sum + value, 0) }),
    ...(best && { parkingKind: best.kind }),
  }
}

/** Best first. */
const kindsOfParking = { garages: 'garage', carports: 'carport', openSpaces: 'offStreet' } as const

/** Square metres of each unit. */
const squareMetresOf: ReadonlyMap<string, number> = new Map(
  Object.entries({
    square: 9.290304,
    squares: 9.290304,
    squaremeter: 1,
    squaremetre: 1,
    sqm: 1,
    m2: 1,
    '': 1,
    acre: 4046.8564,
    acres: 4046.8564,
    hectare: 10_000,
    hectares: 10_000,
    ha: 10_000,
  }),
)

export function readLand(root: XmlElement, warn: Warn): Partial<ListingUpdate> {
  const landSize = areaOf(childOf(childOf(root, 'landDetails'), 'area'), 'land area', warn)
  return landSize === undefined ? {} : { landSize }
}

/** Returns square metres; null for zero, undefined if it is missing or unreadable. */
export function areaOf(area: XmlElement | null, name: string, warn: Warn): number | null | undefined {
  const text = textIn(area)
  if (text === '') return undefined
  const unit = attributeOf(area, 'unit')
  const size = numberOf(text)
  const factor = squareMetresOf.get(unit.toLowerCase())
  if (size !== null && factor !== undefined) return size === 0 ? null : Math.round(size * factor * 10) / 10
  warn(`Its ${name} "${text.slice(0, 20)} ${unit.slice(0, 20)}" cannot be read.`)
  return undefined
}

/** Agencies write values of the building in one of three places, as text or as an attribute. */
const saidOfBuilding = (root: XmlElement, name: string): string =>
  [root, childOf(root, 'buildingDetails'), childOf(root, 'features')]
    .map((place) => valueOf(childOf(place, name)))
    .find((text) => text !== '') ?? ''

/** Returns a plausible year of construction or renovation; reports any other. */
export function statedYear(
  root: XmlElement,
  name: string,
  { year, warn }: { year: number; warn: Warn },
): number | undefined {
  const text = saidOfBuilding(root, name)
  if (text === '') return undefined
  const stated = /^\d{4}$/.test(text) ? Number(text) : Number.NaN
  if (stated >= 1788 && stated <= year + 5) return stated
  warn(`Its ${name} "${text.slice(0, 20)}" is not a year.`)
  return undefined
}

/** Uses the year of construction from its field, else from the description. */
export function readAge(root: XmlElement, description: string, year: number): Partial<ListingUpdate> {
  const isNew = ['newConstruction', 'newlyBuilt'].some((name) => flagOf(saidOfBuilding(root, name)) === true)
  const stated = statedYear(root, 'yearBuilt', { year, warn: () => undefined })
  const propertyAge = isNew ? 'Modern' : ageBandOf(stated ?? yearBuiltIn(description), year)
  return propertyAge === null ? {} : { propertyAge }
}
