import {
  HomeCard,
  type Property,
  isOnTheMarket,
  type PropertyChange,
  shortenText,
  shownPriceOf,
} from '@verandah/contracts'
import type { CostOf } from '../../../costs/domain/home-costs.ts'
import type { SearchDoc } from '../../search-document.ts'
import type { SearchParts } from '../../search-parts.ts'
import { type Known, showResults } from '../show-results.ts'
import { isOpenThisWeekend } from './domain/open-homes.ts'
import { readPrice } from '@verandah/listing-providers/listing'

interface Asked {
  ids: readonly string[]
  now: Date
  known?: Known
  /** Read if not given. */
  costOf?: CostOf | undefined
}

/** The cards of these homes of a search, in this order; unknown ids are skipped. */
export async function cardsOf(
  deps: SearchParts,
  search: SearchDoc,
  { ids, now, known, costOf: given }: Asked,
): Promise<HomeCard[]> {
  if (ids.length === 0) return []
  const [found, drops, marks, costOf] = await Promise.all([
    deps.results.findAll(search._id, ids),
    priceDropsOf(deps, ids, now),
    deps.homeMarks.of(search.userId, ids),
    given ?? deps.costsFor(search.userId, now),
  ])
  const shown = await showResults(deps, search, found, known)
  const homes = new Map(shown.map((home) => [home.id, home]))
  return ids.flatMap((id) => {
    const home = homes.get(id)
    if (home === undefined) return []
    return [
      {
        ...shownOf(home),
        description: shortenText(home.description, lettersShown),
        isNew: isNew(home, now),
        priceDrop: drops.get(id) ?? null,
        isOpenThisWeekend: isOpenThisWeekend(home, now),
        isSeen: marks.seen.has(id),
        isHidden: marks.hidden.has(id),
        cost: costOf({ ...home, ...home.current }),
      },
    ]
  })
}

const fieldsOfCard = new Set(Object.keys(HomeCard.shape))

const shownOf = (home: Property): Omit<HomeCard, Mark> =>
  Object.fromEntries(Object.entries(home).filter(([field]) => fieldsOfCard.has(field))) as Omit<HomeCard, Mark>

type Mark = 'description' | 'isNew' | 'priceDrop' | 'isOpenThisWeekend' | 'isSeen' | 'isHidden' | 'cost'

const lettersShown = 300

const newForMs = 7 * 24 * 60 * 60_000

const isNew = ({ listedAt }: Pick<Property, 'listedAt'>, now: Date): boolean =>
  listedAt !== null && now.getTime() - Date.parse(listedAt) < newForMs

const lookBackMs = 30 * 24 * 60 * 60_000

/** The price drop of each home in dollars, by the advert with the largest; homes without one are left out. */
async function priceDropsOf(
  { listings, properties }: SearchParts,
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

/** From the price 30 days ago, or the first, to the current one; 0 if either is unknown or it is off the market. */
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
