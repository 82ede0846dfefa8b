import { askPrice } from '../market/ask-price.ts'
import type { Market } from '../market/create-market.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { isoDay } from '../market/local-time.ts'
import type { PropTrackSearch } from './read-query.ts'
import { statusOf, typeOf } from './write-listing.ts'

/** PropTrack's results, newest first; listings of one day are ordered by id. */
export function findListings(market: Market, search: PropTrackSearch): Sale[] {
  return search.places
    .flatMap((place) => market.salesIn(market.atlas.describe(place)))
    .filter((sale) => sale.home.listedAt.includes('proptrack') && search.isForSale && matches(sale, search))
    .sort((a, b) => dayOf(b) - dayOf(a) || (a.home.propTrackId < b.home.propTrackId ? -1 : 1))
}

const dayOf = ({ home }: Sale) => home.campaign.listedDay

const isAny = ({ min, max }: { min: number; max: number }) => min === -Infinity && max === Infinity

const matches = (sale: Sale, search: PropTrackSearch): boolean => {
  const { building, campaign } = sale.home
  const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
  return (
    (search.statuses.length === 0 || search.statuses.includes(statusOf(sale))) &&
    (search.propertyTypes.length === 0 || search.propertyTypes.includes(typeOf(sale.home))) &&
    isWithin(building.bedrooms, search.bedrooms) &&
    isWithin(building.bathrooms, search.bathrooms) &&
    isWithin(building.carspaces, search.carSpaces) &&
    isWithin(building.landSqm ?? 0, search.landArea) &&
    (isAny(search.price) || isWithin(askPrice(sale, 'proptrack').figureAud, search.price)) &&
    (search.startDate === '' || isoDay(campaign.listedDay) >= search.startDate)
  )
}
