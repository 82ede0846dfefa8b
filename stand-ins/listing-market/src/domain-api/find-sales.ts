import type { Market } from '../market/create-market.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { localityKey } from '../places/locality.ts'
import { matchesSearch } from './matches-search.ts'
import type { DomainSearch } from './read-search.ts'

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
