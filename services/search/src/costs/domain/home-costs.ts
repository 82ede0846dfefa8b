import type { HomeCost, PropertySnapshot } from '@verandah/contracts'
import type { IdentifiedHome } from '@verandah/true-cost'

/** What is read of a home; `timeZone` says which day it is there. */
export const costFields = ['id', 'state', 'propertyType', 'price', 'priceFrom', 'priceTo', 'timeZone'] as const

/** What a home costs a buyer who contracts today; null where no price is shown or the buyer has not said enough. */
export type CostOf = (home: IdentifiedHome & Pick<PropertySnapshot, 'timeZone'>) => HomeCost | null
