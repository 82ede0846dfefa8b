import { askPrice } from '../market/ask-price.ts'
import type { Market } from '../market/create-market.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { updatedDayOf } from '../market/plan-campaign.ts'
import { auctionAhead, planInspections } from '../market/plan-inspections.ts'
import { localityKey, type MarketLocality } from '../places/locality.ts'
import { matchesSearch } from './matches-search.ts'
import type { DomainSearch, WantedLocation } from './read-search.ts'

/** One item of a reply: a home, or a project with those of its homes that match. */
export type Found = { sale: Sale } | { project: NonNullable<Sale['home']['project']>; sales: [Sale, ...Sale[]] }

/** The result limit of any search. */
const mostResults = 1_000

export function findSales(market: Market, search: DomainSearch): Found[] {
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

type Rank = (sale: Sale) => number | string

const last = Number.MAX_SAFE_INTEGER
const minutesOf = (day: number, minute: number) => day * 1_440 + minute

const dateListed: Rank = ({ home }) => home.campaign.listedDay
const ranks: Readonly<Record<string, Rank>> = {
  DateListed: dateListed,
  Price: (sale) => askPrice(sale).guideFrom,
  Suburb: ({ home }) => home.locality.suburb,
  DateUpdated: ({ home, day }) => updatedDayOf(home.campaign, day),
  InspectionTime: (sale) => {
    const next = planInspections(sale).times[0]
    return next === undefined ? last : minutesOf(next.day, next.opens)
  },
  AuctionTime: (sale) => {
    const auction = auctionAhead(sale)
    return auction === undefined ? last : minutesOf(auction.day, auction.minute)
  },
}

/** Sorts as requested; ties are ordered by id, so that pages never overlap. */
const sortSales = (sales: readonly Sale[], { sortKey, isDescending }: DomainSearch): Sale[] => {
  const rank = ranks[sortKey] ?? dateListed
  return sales
    .map((sale) => ({ sale, rank: rank(sale) }))
    .sort((a, b) => compare(a.rank, b.rank) * (isDescending ? -1 : 1) || a.sale.home.domainId - b.sale.home.domainId)
    .map(({ sale }) => sale)
}

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)
