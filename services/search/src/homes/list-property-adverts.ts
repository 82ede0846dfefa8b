import type { listPropertyAdverts as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { toAdvert } from './domain/to-advert.ts'
import type { Listings } from './listings.ts'

/** Every advert of a home; an address that nobody lists is not found. */
export const listPropertyAdverts =
  ({ listings }: { listings: Listings }): Handler<typeof route> =>
  async ({ params }) => {
    const known = await listings.withHistory(params.id)
    if (known.length === 0) throw notFound()
    return known.map(({ listing, history }) => toAdvert(listing, history))
  }
