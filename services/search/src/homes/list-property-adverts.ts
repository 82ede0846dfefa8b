import { isOwnHome, mayKnowHome, type listPropertyAdverts as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { toAdvert } from './domain/to-advert.ts'
import type { Listings } from './listings.ts'
import type { Properties } from './properties.ts'

/** Every advert of a home; none for the caller's own home; 404 for an unlisted one. */
export const listPropertyAdverts =
  ({ listings, properties }: { listings: Listings; properties: Properties }): Handler<typeof route> =>
  async ({ caller, params }) => {
    if (isOwnHome(params.id) && mayKnowHome(params.id, caller.sub)) return []
    const main = await properties.mainOf([params.id])
    const known = await listings.withHistory(main.get(params.id) ?? params.id)
    if (known.length === 0) throw notFound()
    return known.map(({ listing, history }) => toAdvert(listing, history))
  }
