import type { ListingUpdate } from '../domain/listing.ts'
import { ageBandOf, yearBuiltIn } from '../domain/property-age.ts'
import { flagOf, numberOf } from './read-values.ts'
import { attributeOf, childOf, textIn, textOf, type XmlElement } from './xml-element.ts'

type Warn = (reason: string) => void

/** Counts of rooms and places to park. A count that is no number is reported and stays as it was. */
export const readCounts = (root: XmlElement, warn: Warn): Partial<ListingUpdate> => {
  const features = childOf(root, 'features')
  const count = (name: string): number | null => {
    const text = textOf(features, name)
    const value = /^studio$/i.test(text) ? 0 : numberOf(text)
    if (value === null && text !== '' && flagOf(text) === null)
      warn(`Its ${name} "${text.slice(0, 20)}" is not a count.`)
    return value !== null && value < 1_000 ? value : null
  }
  const [bedrooms, bathrooms] = [count('bedrooms'), count('bathrooms')]
  const spaces = ['garages', 'carports', 'openSpaces'].map(count).filter((value) => value !== null)
  return {
    ...(bedrooms !== null && { bedrooms: Math.round(bedrooms) }),
    ...(bathrooms !== null && { bathrooms }),
    ...(spaces.length > 0 && { parking: Math.round(spaces.reduce((sum, value) => sum + value, 0)) }),
  }
}

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

export const readLand = (root: XmlElement, warn: Warn): Partial<ListingUpdate> => {
  const area = childOf(childOf(root, 'landDetails'), 'area')
  const text = textIn(area)
  if (text === '') return {}
  const unit = attributeOf(area, 'unit')
  const [size, factor] = [numberOf(text), squareMetresOf.get(unit.toLowerCase())]
  if (size === null || factor === undefined) {
    warn(`Its land area "${text.slice(0, 20)} ${unit.slice(0, 20)}" cannot be read.`)
    return {}
  }
  return { landSize: size === 0 ? null : Math.round(size * factor * 10) / 10 }
}

/** From the year of building where a field states it, else where the description does. */
export const readAge = (root: XmlElement, description: string, year: number): Partial<ListingUpdate> => {
  const building = childOf(root, 'buildingDetails')
  const first = (name: string) =>
    textOf(root, name) || textOf(building, name) || textOf(childOf(root, 'features'), name)
  const isNew = flagOf(first('newConstruction')) === true || flagOf(first('newlyBuilt')) === true
  const stated = /^\d{4}$/.test(first('yearBuilt')) ? Number(first('yearBuilt')) : null
  const propertyAge = isNew ? 'Modern' : ageBandOf(stated ?? yearBuiltIn(description), year)
  return propertyAge === null ? {} : { propertyAge }
}
