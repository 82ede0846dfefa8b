import { askPrice } from '../market/ask-price.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { auctionAhead, planInspections } from '../market/plan-inspections.ts'
import type { DomainSearch } from './read-search.ts'
import { updatedDayOf } from '../market/plan-campaign.ts'

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

/** In the order asked for; homes that are equal in it stay in the order of their ids, so pages never overlap. */
export const sortSales = (sales: readonly Sale[], { sortKey, isDescending }: DomainSearch): Sale[] => {
  const rank = ranks[sortKey] ?? dateListed
  return sales
    .map((sale) => ({ sale, rank: rank(sale) }))
    .sort((a, b) => compare(a.rank, b.rank) * (isDescending ? -1 : 1) || a.sale.home.domainId - b.sale.home.domainId)
    .map(({ sale }) => sale)
}

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)
