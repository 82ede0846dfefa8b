import type { PropertySnapshot } from '@verandah/contracts'

type PropertyType = PropertySnapshot['propertyType']

export const houses = ['House', 'Townhouse', 'Acreage', 'Other'] as const
export const strata = ['Apartment', 'Townhouse'] as const
export const blocks = ['Land', 'Acreage'] as const
export const dwellings = [...houses, 'Apartment'] as const
export const everything = [...dwellings, 'Land'] as const

export interface ForTypes {
  types: readonly PropertyType[]
}

export function forType<Item extends ForTypes>(items: readonly Item[], type: PropertyType): Item[] {
  return items.filter(({ types }) => types.includes(type))
}
