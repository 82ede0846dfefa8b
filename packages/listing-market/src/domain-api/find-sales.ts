import type { Market } from '../market/create-market.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { localityKey, type MarketLocality } from '../places/locality.ts'
import { matchesSearch } from './matches-search.ts'
import type { DomainSearch, WantedLocation } from './read-search.ts'
import { sortSales } from './sort-sales.ts'

/** One item of a reply: a home, or a project with those of its homes that match. */
export type Found = { sale: Sale } | { project: NonNullable<Sale['home']['project']>; sales: [Sale, ...Sale[]] }

/** No search shows more. */
const mostResults = 1_000

export const findSales = (market: Market, search: DomainSearch): Found[] => {
  const sales = search.adIds.length > 0 ? salesOfIds(market, search.adIds) : salesInPlaces(market, search)
  const matching = sales.filter((sale) => matchesSearch(sale, search))
  return withProjects(sortSales(matching, search)).slice(0, mostResults)
}

const salesOfIds = (market: Market, ids: readonly number[]): Sale[] =>
  ids.flatMap((id) => market.findByDomainId(id) ?? [])

const salesInPlaces = (market: Market, search: DomainSearch): Sale[] => {
  const places = new Map(placesOf(market, search).map((place) => [localityKey(place), place]))
  return [...places.values()].flatMap((place) => market.salesIn(place))
}

const placesOf = ({ atlas }: Market, { locations }: DomainSearch): MarketLocality[] =>
  locations.length === 0 ? atlas.find({}) : locations.flatMap((location) => placesAt(atlas, location))

const placesAt = (atlas: Market['atlas'], location: WantedLocation): MarketLocality[] => {
  const { state, suburb, postCode } = location
  if (state === undefined || suburb === undefined || postCode === undefined)
    return atlas.find({ state, ...(suburb && { suburb }), ...(postCode && { postcode: postCode }) })
  if (!/^\d{4}$/.test(postCode)) return []
  const place = atlas.describe({ suburb, state, postcode: postCode })
  return location.includeSurroundingSuburbs ? [place, ...atlas.near(place, location.radiusMetres)] : [place]
}

/** A project stands where the first of its homes would. */
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
