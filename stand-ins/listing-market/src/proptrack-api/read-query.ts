import { type AustralianState, isAustralianState } from '../places/locality.ts'

type Query = Record<string, unknown>

const usualPage = 25
const largestPage = 200

/** The parsed search, or the sentence of its error. */
export function readQuery(query: Query) {
  const missing = ['listingTypes', 'suburb', 'state', 'postcodes'].find((name) => textIn(query, name) === '')
  if (missing !== undefined) return { fault: `Required parameter is missing: ${missing}` }
  const state = textIn(query, 'state')
  const postcodes = textIn(query, 'postcodes').split(',')
  if (!isAustralianState(state.toUpperCase()) || state !== state.toLowerCase())
    return { fault: 'state is not one of act, nsw, nt, qld, sa, tas, vic, wa' }
  if (postcodes.length > 3 || !postcodes.every((code) => /^\d{4}$/.test(code)))
    return { fault: 'postcodes holds up to three postcodes of four figures' }
  const suburb = textIn(query, 'suburb')
  const upper = state.toUpperCase() as AustralianState
  return {
    search: searchOf(
      query,
      postcodes.map((postcode) => ({ suburb, state: upper, postcode })),
    ),
  }
}

export type PropTrackSearch = ReturnType<typeof searchOf>

const searchOf = (query: Query, places: { suburb: string; state: AustralianState; postcode: string }[]) => ({
  places,
  isForSale: textIn(query, 'listingTypes').split(',').includes('sale'),
  statuses: textIn(query, 'status').split(',').filter(Boolean),
  propertyTypes: textIn(query, 'propertyTypes').split(',').filter(Boolean),
  bedrooms: spanOf(query, 'bedrooms'),
  bathrooms: spanOf(query, 'bathrooms'),
  carSpaces: spanOf(query, 'carSpaces'),
  landArea: spanOf(query, 'landArea'),
  price: spanOf(query, 'price'),
  startDate: textIn(query, 'startDate'),
  pageSize: Math.min(largestPage, numberOf(query.pageSize, usualPage)),
  /** The index of the page's first listing, from 0. */
  from: query.afterPageCursor === undefined ? 0 : positionOf(textIn(query, 'afterPageCursor')) + 1,
})

const textIn = (query: Query, name: string): string => {
  const value = query[name]
  return typeof value === 'string' ? value.trim() : ''
}

const spanOf = (query: Query, name: string) => ({
  min: numberOf(query[`${name}Min`], -Infinity),
  max: numberOf(query[`${name}Max`], Infinity),
})

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : otherwise

/** A cursor is the position of a listing, as base64. */
export function cursorOf(position: number): string {
  return Buffer.from(String(position)).toString('base64')
}

const positionOf = (cursor: string): number => numberOf(Buffer.from(cursor, 'base64').toString(), -1)
