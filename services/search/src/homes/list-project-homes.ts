import { isOnTheMarket, ProjectHome, type KeptHome, type listProjectHomes as route } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { Listings } from './listings.ts'
import type { Properties } from './properties.ts'

/** A project may have hundreds of homes; a page shows at most this many. */
const homesAtMost = 60

/** The homes for sale in a home's project, smallest first; none without a project or adverts. */
export const listProjectHomes =
  ({ listings, properties }: { listings: Listings; properties: Properties }): Handler<typeof route> =>
  async ({ params }) => {
    const main = await properties.mainIdOf(params.id)
    const homes = await properties.byIds(await listings.mates([main]))
    return homes
      .flatMap(({ home }) => home ?? [])
      .filter(({ id, status }) => id === main || isOnTheMarket(status))
      .toSorted(bySize)
      .slice(0, homesAtMost)
      .map((home) => ProjectHome.parse({ ...home, id: home.id === main ? params.id : home.id }))
  }

const bySize = (one: KeptHome, other: KeptHome): number =>
  (one.bedrooms ?? 99) - (other.bedrooms ?? 99) ||
  (one.priceFrom ?? one.price ?? Infinity) - (other.priceFrom ?? other.price ?? Infinity) ||
  one.address.localeCompare(other.address, 'en', { numeric: true })
