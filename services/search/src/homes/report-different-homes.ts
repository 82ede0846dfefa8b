import type { reportDifferentHomes as route } from '@verandah/contracts'
import { notFound, type Clock, type Handler } from '@verandah/kit'
import type { HomeReports } from './home-reports.ts'
import type { Listings } from './listings.ts'
import type { Properties } from './properties.ts'

interface Deps {
  listings: Listings
  properties: Properties
  homeReports: HomeReports
  clock: Clock
}

/** Keeps for the operator that an advert is of another home. The home stays as it is, for the caller too. */
export const reportDifferentHomes =
  ({ listings, properties, homeReports, clock }: Deps): Handler<typeof route> =>
  async ({ caller, params, body }) => {
    const main = (await properties.mainOf([params.id])).get(params.id) ?? params.id
    const adverts = await listings.placedIn([main])
    if (!adverts.some(({ _id }) => _id === body.listingId)) throw notFound()
    await homeReports.add({ userId: caller.sub, propertyId: main, listingId: body.listingId, saidAt: clock.now() })
  }
