import { isOnTheMarket, SharedHome, type getSharedHome as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { toAdvert } from '../homes/domain/to-advert.ts'
import type { Listings } from '../homes/listings.ts'
import type { Properties } from '../homes/properties.ts'
import type { SharedHomes } from './shared-homes.ts'

interface Deps {
  listings: Listings
  properties: Properties
  sharedHomes: SharedHomes
}

/** The home of a link as its adverts say it now. The contract drops every other field. */
export const getSharedHome =
  ({ listings, properties, sharedHomes }: Deps): Handler<typeof route> =>
  async ({ params }) => {
    const id = await sharedHomes.homeOf(params.token)
    const home = id === null ? null : (await properties.find(id))?.home
    if (id === null || !home) throw notFound()
    const main = await properties.mainIdOf(id)
    const adverts = (await listings.withHistory(main)).map(({ listing }) => toAdvert(listing, []))
    const current = adverts.filter(({ status }) => isOnTheMarket(status))
    return SharedHome.parse({ ...home, adverts: current.length > 0 ? current : adverts })
  }
