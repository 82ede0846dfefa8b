import { isOwnHome, problemCodes, isOnTheMarket, SharedHome } from '@verandah/contracts'
import { AppError, notFound, type Clock, type Handler } from '@verandah/kit'
import { demandShownHome, type Properties } from '../homes/properties.ts'
import type { SharedHomes } from './shared-homes.ts'
import { toAdvert } from '../homes/domain/to-advert.ts'
import type { Listings } from '../homes/listings.ts'

interface Deps {
  listings: Listings
  properties: Properties
  sharedHomes: SharedHomes
  clock: Clock
}

/** Idempotent: a home has one link per buyer. Throws `not-found` as reading the home does. */
export const shareHome =
  ({ properties, sharedHomes, clock }: Deps): Handler<'shareHome'> =>
  async ({ caller, params: { id } }) => {
    await demandShownHome(properties, caller.sub, id)
    if (isOwnHome(id)) throw ownHomeNotShared()
    return { token: await sharedHomes.tokenOf(caller.sub, id, clock.now()) }
  }

/** The caller's link to a home, if any; the same answer for a home that does not exist. */
export const getSharedLink =
  ({ sharedHomes }: Deps): Handler<'getSharedLink'> =>
  async ({ caller, params: { id } }) => ({ token: await sharedHomes.find(caller.sub, id) })

/** Takes back the caller's link. Throws `not-found` without one. */
export const stopSharingHome =
  ({ sharedHomes }: Deps): Handler<'stopSharingHome'> =>
  async ({ caller, params: { id } }) => {
    if (!(await sharedHomes.end(caller.sub, id))) throw notFound()
  }

const ownHomeNotShared = () =>
  new AppError('forbidden', {
    code: problemCodes.ownHomeNotShared,
    detail: 'You added this home yourself, so only you can see it. Share the link of its advert instead.',
  })

/** The home of a link as its adverts say it now. The contract drops every other field. */
export const getSharedHome =
  ({ listings, properties, sharedHomes }: Deps): Handler<'getSharedHome'> =>
  async ({ params }) => {
    const id = await sharedHomes.homeOf(params.token)
    const home = id === null ? null : (await properties.find(id))?.home
    if (id === null || !home) throw notFound()
    const main = await properties.mainIdOf(id)
    const adverts = (await listings.withHistory(main)).map(({ listing }) => toAdvert(listing, []))
    const current = adverts.filter(({ status }) => isOnTheMarket(status))
    return SharedHome.parse({ ...home, adverts: current.length > 0 ? current : adverts })
  }
