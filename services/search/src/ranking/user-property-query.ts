import {
  type KeptHome,
  type listProperties,
  type PropertySort,
  type QueryOf,
  statusesOnTheMarket,
} from '@verandah/contracts'
import { behind, type ListPlace } from '@verandah/kit'
import { placeKey } from '@verandah/scoring-model'

export type Filters = Omit<QueryOf<typeof listProperties>, 'sort' | 'limit' | 'cursor'> & {
  /** Ids of homes that the user hid. */
  without: readonly string[]
}

export const sortFields = {
  'score-desc': { field: 'score', direction: -1 },
  'price-asc': { field: 'priceAscending', direction: 1 },
  'price-desc': { field: 'priceDescending', direction: -1 },
  recent: { field: 'foundAt', direction: -1 },
} as const satisfies Record<PropertySort, { field: string; direction: 1 | -1 }>

/**
 * Homes still for sale, narrowed as a search is: unknown prices, rooms and parking pass their filters, unknown land
 * sizes do not.
 */
export function filterOf(userId: string, filters: Filters): Record<string, unknown> {
  const { suburb, propertyType, minPrice, maxPrice, minBedrooms, minBathrooms, minParking, minLandSize, without } =
    filters
  const rooms = [...withRooms('home.bedrooms', minBedrooms), ...withRooms('home.bathrooms', minBathrooms)]
  return {
    userId,
    'home.status': { $in: [...statusesOnTheMarket] },
    ...(without.length > 0 && { propertyId: { $nin: [...without] } }),
    ...(suburb !== undefined && suburb !== '' && { suburbKey: placeKey(suburb) }),
    ...(propertyType !== undefined && { 'home.propertyType': propertyType }),
    ...(minPrice !== undefined && { priceMost: { $not: { $lt: minPrice } } }),
    ...(maxPrice !== undefined && { priceLeast: { $not: { $gt: maxPrice } } }),
    ...(minParking !== undefined && { 'home.parking': { $not: { $lt: minParking } } }),
    ...(minLandSize !== undefined && { 'home.landSize': { $gte: minLandSize } }),
    ...(rooms.length > 0 && { $and: rooms }),
  }
}

/** Vacant land without stated rooms has none. */
const withRooms = (field: string, least: number | undefined) =>
  least === undefined ? [] : [{ $or: [{ [field]: { $gte: least } }, { [field]: null, ...notLand }] }]

const notLand = { 'home.propertyType': { $ne: 'Land' } }

export function sortOf(sort: PropertySort): Record<string, 1 | -1> {
  const { field, direction } = sortFields[sort]
  return { [field]: direction, propertyId: 1 }
}

/** The index in the order of `sort`; the counting index would have to sort all homes. */
export function indexOf(sort: PropertySort): Record<string, 1 | -1> {
  return { userId: 1, ...sortOf(sort) }
}

/** What follows a position in the order of `sort`, ties by property id. */
export function behindIn(sort: PropertySort, place: ListPlace | null): Record<string, unknown> {
  return behind({ ...sortFields[sort], tie: 'propertyId' }, place)
}

/** Ranked homes of older revisions, one branch per revision: each branch is planned by itself. */
export function outdated(homes: readonly KeptHome[]): Record<string, unknown>[] {
  return [...new Set(homes.map(({ revision }) => revision))].map((revision) => ({
    propertyId: { $in: homes.filter((home) => home.revision === revision).map(({ id }) => id) },
    revision: { $lt: revision },
  }))
}
