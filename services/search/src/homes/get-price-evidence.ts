import { askedPriceOf, type GuideResults, type KeptHome, isOnTheMarket } from '@verandah/contracts'
import type { Clock, Handler } from '@verandah/kit'
import { placeKey } from '@verandah/scoring-model'
import { guideResultsOf, isCounted, middleHalfOf } from './domain/guide-results.ts'
import { driftOf, guidesOf, type HomeSale, homeSaleOf } from '@verandah/listing-providers/listing'
import type { ListingDoc } from './listing-document.ts'
import type { Listings } from './listings.ts'
import { demandShownHome, type Properties } from './properties.ts'

interface Deps {
  listings: Listings
  properties: Properties
  clock: Clock
  settings: { SALES_COUNTED_MS: number }
}

/** The guides of a home, its sale and the sales around it. Throws `not-found` for unlisted homes and others' own. */
export const getPriceEvidence =
  (deps: Deps): Handler<'getPriceEvidence'> =>
  async ({ caller, params }) => {
    const { listings, properties } = deps
    const main = await properties.mainIdOf(params.id)
    const home = await demandShownHome(properties, caller.sub, main)
    const adverts = await listings.withHistory(main)
    return {
      adverts: adverts.map(toGuides),
      sale: saleShown(homeSaleOf(adverts.map(({ listing, history }) => ({ listing, history })))),
      results: await resultsAround(deps, home),
    }
  }

const toGuides = ({ _id, listing, history }: ListingDoc) => {
  const guides = guidesOf(history)
  return { listingId: _id, name: listing.sourceName, guides, driftAud: driftOf(guides) }
}

const saleShown = (sale: HomeSale | null) => sale && { price: sale.price, day: sale.day, method: sale.method }

const dayMs = 24 * 60 * 60_000

/** Of the suburb, else of its postcode. The home itself does not count. */
const resultsAround = async (deps: Deps, home: KeptHome): Promise<GuideResults | null> => {
  const { listings, clock, settings } = deps
  const now = clock.now().getTime()
  const from = new Date(now - settings.SALES_COUNTED_MS).toISOString().slice(0, 10)
  // A provider's local day may be tomorrow's.
  const until = new Date(now + dayMs).toISOString().slice(0, 10)
  const sold = await listings.soldLike(home, { from, until })
  const ids = new Set(sold.flatMap(({ propertyId }) => propertyId ?? []))
  ids.delete(home.id)
  const adverts = await listings.salesOf([...ids])
  const sales = [...ids].flatMap((id) => {
    const own = adverts.filter(({ propertyId }) => propertyId === id)
    const sale = homeSaleOf(own)
    const suburb = placeKey(own[0]?.listing.suburb ?? '')
    return isCounted(sale) && sale.day >= from ? [{ ...sale, suburb }] : []
  })
  const near = guideResultsOf(sales.filter(({ suburb }) => suburb === placeKey(home.suburb)))
  if (near !== null) return { level: 'suburb', ...near }
  const around = guideResultsOf(sales)
  return around && { level: 'postcode', ...around }
}

/** Homes that have not changed for half a year may be off the market without a notice. */
export function currentSince(now: Date): string {
  return new Date(now.getTime() - 182 * dayMs).toISOString()
}

/** What similar homes ask, by the prices that their adverts show; a hidden price counts nowhere. */
export const getSimilarPrices =
  ({ listings, properties, clock }: Deps): Handler<'getSimilarPrices'> =>
  async ({ params }) => {
    const main = await properties.mainIdOf(params.id)
    const homes = (await properties.byIds(await listings.likeThis(main))).flatMap(({ home }) => home ?? [])
    const home = homes.find(({ id }) => id === main)
    if (home === undefined || home.bedrooms === null) return { similar: null }
    const since = currentSince(clock.now())
    const similar = homes.filter((other) => other.id !== main && isLike(home, other) && other.updatedAt >= since)
    return { similar: middleHalfOf(similar.flatMap((other) => askedPriceOf(other) ?? [])) }
  }

const isLike = (home: KeptHome, other: KeptHome): boolean =>
  isOnTheMarket(other.status) &&
  other.propertyType === home.propertyType &&
  other.bedrooms === home.bedrooms &&
  other.postcode === home.postcode &&
  other.suburb.toLowerCase() === home.suburb.toLowerCase()
