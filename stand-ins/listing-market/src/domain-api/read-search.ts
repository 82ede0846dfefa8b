import { type AustralianState, isAustralianState } from '../places/locality.ts'

export interface WantedLocation {
  state?: AustralianState
  suburb?: string
  postCode?: string
  includeSurroundingSuburbs: boolean
  radiusMetres: number
}

export interface Span {
  min: number
  max: number
}

/** The parsed search, or for an invalid body the sentence of the problem document. */
export type ReadSearch = { search: DomainSearch } | { fault: string }

type Body = Record<string, unknown>

const largestPage = 100
const defaultPage = 20
const defaultRadiusMetres = 3_000
const listFields = ['propertyTypes', 'propertyFeatures', 'listingAttributes', 'keywords', 'locations', 'adIds']
const spans = ['Bedrooms', 'Bathrooms', 'Carspaces', 'Price', 'LandArea']

export function readSearch(body: unknown, pageField: 'page' | 'pageNumber'): ReadSearch {
  if (!isObject(body)) return { fault: 'The request body must be a JSON object.' }
  const fault = faultIn(body)
  if (fault !== undefined) return { fault }
  return { search: searchOf(body, pageField) }
}

/** A parsed search body; missing fields are unrestricted. */
export type DomainSearch = ReturnType<typeof searchOf>

const searchOf = (body: Body, pageField: string) => {
  const sort = isObject(body.sort) ? body.sort : {}
  return {
    listingType: typeof body.listingType === 'string' ? body.listingType : 'Sale',
    propertyTypes: texts(body.propertyTypes),
    propertyFeatures: texts(body.propertyFeatures),
    listingAttributes: texts(body.listingAttributes),
    keywords: texts(body.keywords),
    /** Only these adverts, regardless of place; empty means all. */
    adIds: Array.isArray(body.adIds) ? body.adIds.filter((id): id is number => typeof id === 'number') : [],
    bedrooms: spanOf(body, 'Bedrooms'),
    bathrooms: spanOf(body, 'Bathrooms'),
    carspaces: spanOf(body, 'Carspaces'),
    priceAud: spanOf(body, 'Price'),
    landSqm: spanOf(body, 'LandArea'),
    locations: Array.isArray(body.locations) ? body.locations.filter(isObject).map(locationOf) : [],
    sortKey: typeof sort.sortKey === 'string' ? sort.sortKey : 'Default',
    isDescending: sort.direction !== 'Ascending',
    page: wholeFrom(body[pageField], 1),
    pageSize: Math.min(largestPage, wholeFrom(body.pageSize, defaultPage)),
  }
}

export function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const faultIn = (body: Body): string | undefined => {
  const list = listFields.find((name) => body[name] != null && !Array.isArray(body[name]))
  if (list !== undefined) return `The field ${list} must be an array.`
  const number = spans
    .flatMap((name) => [`min${name}`, `max${name}`])
    .find((name) => body[name] != null && typeof body[name] !== 'number')
  return number === undefined ? undefined : `The field ${number} must be a number.`
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

const spanOf = (body: Body, name: string): Span => ({
  min: numberFrom(body[`min${name}`], -Infinity),
  max: numberFrom(body[`max${name}`], Infinity),
})

const numberFrom = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** An invalid page means the first one, as at Domain. */
const wholeFrom = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : otherwise

const locationOf = (location: Body): WantedLocation => {
  const state = textIn(location, 'state')
  const suburb = textIn(location, 'suburb')
  const code = textIn(location, 'postCode')
  const known = state?.toUpperCase() ?? ''
  return {
    ...(isAustralianState(known) && { state: known }),
    ...(suburb !== undefined && { suburb }),
    ...(code !== undefined && { postCode: code }),
    includeSurroundingSuburbs: location.includeSurroundingSuburbs === true,
    radiusMetres: numberFrom(location.surroundingRadiusInMeters, defaultRadiusMetres),
  }
}

const textIn = (object: Body, name: string): string | undefined => {
  const value = object[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
