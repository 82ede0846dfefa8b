import { askPrice } from '../market/ask-price.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { auctionAhead } from '../market/plan-inspections.ts'
import type { DomainSearch, Span } from './read-search.ts'

/** Whether Domain would list the home for this search. */
export function matchesSearch(sale: Sale, search: DomainSearch): boolean {
  const { building } = sale.home
  return (
    sale.home.listedAt.includes('domain') &&
    isOfListingType(sale, search.listingType) &&
    (search.propertyTypes.length === 0 || search.propertyTypes.includes(building.type)) &&
    isWithin(building.bedrooms, search.bedrooms) &&
    isWithin(building.bathrooms, search.bathrooms) &&
    isWithin(building.carspaces, search.carspaces) &&
    isLandWithin(building.landSqm, search.landSqm) &&
    touchesPrice(sale, search.priceAud) &&
    search.propertyFeatures.every((feature) => sale.home.features.includes(feature)) &&
    search.keywords.every((word) => mentions(sale, word)) &&
    search.listingAttributes.every((attribute) => hasAttribute(sale, attribute))
  )
}

const isOfListingType = ({ status }: Sale, listingType: string): boolean => {
  if (listingType === 'Sale') return status === 'current' || status === 'under-offer'
  return listingType === 'Sold' && status === 'sold'
}

const isWithin = (value: number, { min, max }: Span) => value >= min && value <= max

/** A home without land matches only searches that do not filter by land. */
const isLandWithin = (landSqm: number | undefined, span: Span) =>
  landSqm === undefined ? span.min <= 0 : isWithin(landSqm, span)

/** Ranges need only overlap; a hidden guide is searched too. */
const touchesPrice = (sale: Sale, { min, max }: Span): boolean => {
  if (min <= 0 && max === Infinity) return true
  const { guideFrom, guideTo } = askPrice(sale)
  return guideTo >= min && guideFrom <= max
}

const mentions = ({ home }: Sale, word: string) =>
  `${home.headline} ${home.description}`.toLowerCase().includes(word.toLowerCase())

const hasAttribute = (sale: Sale, attribute: string): boolean => {
  if (attribute === 'HasPrice') return askPrice(sale).shown !== 'nothing'
  if (attribute === 'NotUpForAuction') return auctionAhead(sale) === undefined
  if (attribute === 'NotUnderContract') return sale.status !== 'under-offer'
  if (attribute === 'MarkedAsNew') return sale.home.building.type === 'NewApartments'
  return true
}
