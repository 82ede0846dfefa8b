import type { Market } from '../market/create-market.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { localityKey } from '../places/locality.ts'
import type { DomainSearch, Span } from './read-search.ts'
import { askPrice } from '../market/ask-price.ts'

/** One item of a reply: a home, or a project with those of its homes that match. */
export type Found = { sale: Sale } | { project: NonNullable<Sale['home']['project']>; sales: [Sale, ...Sale[]] }

/** The result limit of any search. */
const mostResults = 1_000

export function findSales(market: Market, search: DomainSearch): Found[] {
  const sales = search.adIds.length > 0 ? salesOfIds(market, search.adIds) : salesInPlaces(market, search)
  const matching = sales.filter((sale) => matchesSearch(sale, search))
  return withProjects(newestFirst(matching)).slice(0, mostResults)
}

const salesOfIds = (market: Market, ids: readonly number[]): Sale[] =>
  ids.flatMap((id) => market.findByDomainId(id) ?? [])

const salesInPlaces = (market: Market, { locations }: DomainSearch): Sale[] => {
  const places = new Map(locations.map((place) => [localityKey(place), market.atlas.describe(place)]))
  return [...places.values()].flatMap((place) => market.salesIn(place))
}

/** Places each project at the position of its first home. */
const withProjects = (sales: readonly Sale[]): Found[] => {
  const found: Found[] = []
  const projects = new Map<number, Sale[]>()
  for (const sale of sales) {
    const { project } = sale.home
    const others = project && projects.get(project.id)
    if (others) others.push(sale)
    else if (project) {
      const homes: [Sale, ...Sale[]] = [sale]
      projects.set(project.id, homes)
      found.push({ project, sales: homes })
    } else found.push({ sale })
  }
  return found
}

/** Homes of one day are ordered by id, so that pages never overlap. */
const newestFirst = (sales: readonly Sale[]): Sale[] =>
  sales.toSorted(({ home: a }, { home: b }) => b.campaign.listedDay - a.campaign.listedDay || a.domainId - b.domainId)

/** Whether Domain would list the home for this search. */
function matchesSearch(sale: Sale, search: DomainSearch): boolean {
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
