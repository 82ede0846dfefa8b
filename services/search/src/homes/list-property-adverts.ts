import { isOwnHome, mayKnowHome, type listPropertyAdverts as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { toAdvert } from './domain/to-advert.ts'
import type { ListingDoc } from './listing-document.ts'
import type { Listings } from './listings.ts'
import type { Properties } from './properties.ts'

interface Deps {
  listings: Listings
  properties: Properties
  tracked: { isFollowedBy(userId: string, propertyIds: readonly string[]): Promise<boolean> }
}

/** Every advert of a home; none for the caller's own home; 404 for an unlisted one. Followers see its last look-up. */
export const listPropertyAdverts =
  ({ listings, properties, tracked }: Deps): Handler<typeof route> =>
  async ({ caller, params }) => {
    if (isOwnHome(params.id) && mayKnowHome(params.id, caller.sub)) return []
    const main = await properties.mainIdOf(params.id)
    const known = await listings.withHistory(main)
    if (known.length === 0) throw notFound()
    const isFollowed = await tracked.isFollowedBy(caller.sub, [params.id, main])
    return known.map((doc) => toAdvert(doc.listing, doc.history, isFollowed ? heardOf(doc) : null))
  }

/** Searches that see an advert unchanged leave no date, so adverts that are not looked up have none. */
const heardOf = ({ lookedUpAt, changedAt }: ListingDoc): Date | null =>
  lookedUpAt === undefined || lookedUpAt > changedAt ? (lookedUpAt ?? null) : changedAt
