import {
  isOnTheMarket,
  type KeptHome,
  leastShownPrice,
  type getSimilarPrices as route,
  shownPriceOf,
} from '@verandah/contracts'
import type { Clock, Handler } from '@verandah/kit'
import { middleHalfOf } from './domain/middle-half.ts'
import type { Listings } from './listings.ts'
import type { Properties } from './properties.ts'

interface Deps {
  listings: Listings
  properties: Properties
  clock: Clock
}

/** Homes that have not changed for half a year may be off the market without a notice. */
const currentWithinMs = 182 * 24 * 60 * 60_000

/** What similar homes ask, by the prices that their adverts show; a hidden price counts nowhere. */
export const getSimilarPrices =
  ({ listings, properties, clock }: Deps): Handler<typeof route> =>
  async ({ params }) => {
    const main = await properties.mainIdOf(params.id)
    const homes = (await properties.byIds(await listings.likeThis(main))).flatMap(({ home }) => home ?? [])
    const home = homes.find(({ id }) => id === main)
    if (home === undefined || home.bedrooms === null) return { similar: null }
    const since = new Date(clock.now().getTime() - currentWithinMs).toISOString()
    const similar = homes.filter((other) => other.id !== main && isLike(home, other) && other.updatedAt >= since)
    return { similar: middleHalfOf(similar.flatMap(askedOf)) }
  }

const isLike = (home: KeptHome, other: KeptHome): boolean =>
  isOnTheMarket(other.status) &&
  other.propertyType === home.propertyType &&
  other.bedrooms === home.bedrooms &&
  other.postcode === home.postcode &&
  other.suburb.toLowerCase() === home.suburb.toLowerCase()

const askedOf = (home: KeptHome): number[] => {
  const price = shownPriceOf(home)
  return price === null || price < leastShownPrice ? [] : [price]
}
