import { isOnTheMarket, type PropertyChange, shownPriceOf } from '@verandah/contracts'
import type { Listings } from '../../../homes/listings.ts'
import type { Properties } from '../../../homes/properties.ts'
import { readPrice } from '@verandah/listing-providers/listing'

const lookBackMs = 30 * 24 * 60 * 60_000

/** The price drop of each home in dollars, by the advert with the largest; homes without one are left out. */
export async function priceDropsOf(
  { listings, properties }: { listings: Listings; properties: Properties },
  ids: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const main = await properties.mainOf(ids)
  const adverts = await listings.changesOf(ids.map((id) => main.get(id) ?? id))
  const drops = ids.map((id) => {
    const own = adverts.filter(({ propertyId }) => propertyId === (main.get(id) ?? id))
    return [id, Math.max(0, ...own.map(({ history }) => dropIn(history, now)))] as const
  })
  return new Map(drops.filter(([, dollars]) => dollars > 0))
}

/**
 * From the price 30 days ago, or the first, to the current one; 0 if either is unknown or the home is off the market.
 */
export function dropIn(history: readonly PropertyChange[], now: Date): number {
  const last = history.at(-1)
  if (last === undefined || !isOnTheMarket(last.status)) return 0
  const since = now.getTime() - lookBackMs
  const prices = history.map((change) => ({ at: Date.parse(change.at), price: askedIn(change) }))
  const known = prices.filter(({ price }) => price !== null)
  const before = known.findLast(({ at }) => at <= since) ?? known[0]
  const asked = prices.at(-1)?.price ?? null
  return asked === null || before?.price == null ? 0 : before.price - asked
}

const askedIn = ({ price, displayPrice }: PropertyChange): number | null =>
  shownPriceOf(readPrice({ price, text: displayPrice }))
