import { isOwnHome, mayKnowHome, isOnTheMarket, ProjectHome, type KeptHome } from '@verandah/contracts'
import { notFound, type Handler, type Clock } from '@verandah/kit'
import { toAdvert } from './domain/to-advert.ts'
import type { ListingDoc } from './listing-document.ts'
import type { Listings } from './listings.ts'
import type { Properties } from './properties.ts'
import type { HomeReports } from './home-reports.ts'

interface Deps {
  listings: Listings
  properties: Properties
  homeReports: HomeReports
  tracked: { isFollowedBy(userId: string, propertyIds: readonly string[]): Promise<boolean> }
  clock: Clock
}

/** Every advert of a home; none for the caller's own home; 404 for an unlisted one. Followers see its last look-up. */
export const listPropertyAdverts =
  ({ listings, properties, tracked }: Deps): Handler<'listPropertyAdverts'> =>
  async ({ caller, params }) => {
    if (isOwnHome(params.id) && mayKnowHome(params.id, caller.sub)) return []
    const mainOf = await properties.addressesOf([params.id])
    const known = await listings.withHistory(mainOf.get(params.id) ?? params.id)
    if (known.length === 0) throw notFound()
    const isFollowed = await tracked.isFollowedBy(caller.sub, [...mainOf.keys()])
    return known.map((doc) => toAdvert(doc.listing, doc.history, isFollowed ? heardOf(doc) : null))
  }

/** Searches that see an advert unchanged leave no date, so adverts that are not looked up have none. */
const heardOf = ({ lookedUpAt, changedAt }: ListingDoc): Date | null =>
  lookedUpAt === undefined || lookedUpAt > changedAt ? (lookedUpAt ?? null) : changedAt

/** Records a buyer's report for the operator; the home itself is unchanged. */
export const reportDifferentHomes =
  ({ listings, properties, homeReports, clock }: Deps): Handler<'reportDifferentHomes'> =>
  async ({ caller, params, body }) => {
    const main = await properties.mainIdOf(params.id)
    const adverts = await listings.placedIn([main])
    if (!adverts.some(({ _id }) => _id === body.listingId)) throw notFound()
    await homeReports.add({ userId: caller.sub, propertyId: main, listingId: body.listingId, saidAt: clock.now() })
  }

/** A project may have hundreds of homes; a page shows at most this many. */
const homesAtMost = 60

/** The homes for sale in a home's project, smallest first; none without a project or adverts. */
export const listProjectHomes =
  ({ listings, properties }: Deps): Handler<'listProjectHomes'> =>
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
