import { isAustralianState, type MarketLocality } from '../places/locality.ts'

export interface Span {
  min: number
  max: number
}

/** The parsed search, or for an invalid body the sentence of the problem document. */
export type ReadSearch = { search: DomainSearch } | { fault: string }

type Body = Record<string, unknown>

const largestPage = 100
const defaultPage = 20
const listFields = ['propertyTypes', 'locations', 'adIds']
const numberFields = [
  'minBedrooms',
  'minBathrooms',
  'minCarspaces',
  'minPrice',
  'maxPrice',
  'minLandArea',
  'pageNumber',
  'pageSize',
]
const fields = ['listingType', 'sort', ...listFields, ...numberFields]

export function readSearch(body: unknown): ReadSearch {
  if (!isObject(body)) return { fault: 'The request body must be a JSON object.' }
  const fault = faultIn(body)
  return fault === undefined ? { search: searchOf(body) } : { fault }
}

/** A parsed search body; missing fields are unrestricted. */
export type DomainSearch = ReturnType<typeof searchOf>

const searchOf = (body: Body) => ({
  listingType: typeof body.listingType === 'string' ? body.listingType : 'Sale',
  propertyTypes: listOf(body.propertyTypes, (type) => (typeof type === 'string' ? [type] : [])),
  /** Only these adverts, regardless of place; empty means all. */
  adIds: listOf(body.adIds, (id) => (typeof id === 'number' ? [id] : [])),
  minBedrooms: numberFrom(body.minBedrooms, 0),
  minBathrooms: numberFrom(body.minBathrooms, 0),
  minCarspaces: numberFrom(body.minCarspaces, 0),
  minLandSqm: numberFrom(body.minLandArea, 0),
  priceAud: { min: numberFrom(body.minPrice, 0), max: numberFrom(body.maxPrice, Infinity) },
  locations: listOf(body.locations, locationOf),
  page: wholeFrom(body.pageNumber, 1),
  pageSize: Math.min(largestPage, wholeFrom(body.pageSize, defaultPage)),
})

export function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Refuses fields that the market does not know, so that no filter is ignored without a word. */
const faultIn = (body: Body): string | undefined => {
  const unknown = Object.keys(body).find((name) => !fields.includes(name))
  if (unknown !== undefined) return `The sample market does not know the field ${unknown}.`
  const list = listFields.find((name) => body[name] != null && !Array.isArray(body[name]))
  if (list !== undefined) return `The field ${list} must be an array.`
  const number = numberFields.find((name) => body[name] != null && typeof body[name] !== 'number')
  return number === undefined ? undefined : `The field ${number} must be a number.`
}

const listOf = <Read>(value: unknown, read: (item: unknown) => Read[]): Read[] =>
  Array.isArray(value) ? value.flatMap(read) : []

const numberFrom = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** An invalid page means the first one, as at Domain. */
const wholeFrom = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : otherwise

/** A suburb with its state and postcode; the market finds nothing by less. */
const locationOf = (location: unknown): MarketLocality[] => {
  if (!isObject(location)) return []
  const state = textIn(location, 'state').toUpperCase()
  const suburb = textIn(location, 'suburb')
  const postcode = textIn(location, 'postCode')
  return isAustralianState(state) && suburb !== '' && /^\d{4}$/.test(postcode) ? [{ suburb, state, postcode }] : []
}

const textIn = (object: Body, name: string): string => {
  const value = object[name]
  return typeof value === 'string' ? value.trim() : ''
}
