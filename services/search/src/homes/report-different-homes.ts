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

/** Records a buyer's report for the operator; the home itself is unchanged. */
export const reportDifferentHomes =
  ({ listings, properties, homeReports, clock }: Deps): Handler<typeof route> =>
  async ({ caller, params, body }) => {
    const main = await properties.mainIdOf(params.id)
    const adverts = await listings.placedIn([main])
    if (!adverts.some(({ _id }) => _id === body.listingId)) throw notFound()
    await homeReports.add({ userId: caller.sub, propertyId: main, listingId: body.listingId, saidAt: clock.now() })
  }
