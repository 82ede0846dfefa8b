import { askPrice } from '../market/ask-price.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import type { DomainSearch, Span } from './read-search.ts'

/** Whether Domain would list the home for this search. */
export function matchesSearch(sale: Sale, search: DomainSearch): boolean {
  const { building } = sale.home
  return (
    sale.home.listedAt.includes('domain') &&
    isOfListingType(sale, search.listingType) &&
    (search.propertyTypes.length === 0 || search.propertyTypes.includes(building.type)) &&
    building.bedrooms >= search.minBedrooms &&
    building.bathrooms >= search.minBathrooms &&
    building.carspaces >= search.minCarspaces &&
    (building.landSqm ?? 0) >= search.minLandSqm &&
    touchesPrice(sale, search.priceAud)
  )
}

const isOfListingType = ({ status }: Sale, listingType: string): boolean => {
  if (listingType === 'Sale') return status === 'current' || status === 'under-offer'
  return listingType === 'Sold' && status === 'sold'
}

/** Ranges need only overlap; a hidden guide is searched too. */
const touchesPrice = (sale: Sale, { min, max }: Span): boolean => {
  if (min <= 0 && max === Infinity) return true
  const { guideFrom, guideTo } = askPrice(sale)
  return guideTo >= min && guideFrom <= max
}
