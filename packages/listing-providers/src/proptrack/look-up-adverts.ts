import { isOnTheMarket } from '@verandah/contracts'
import type { CallApi } from '../call-api.ts'
import type { LookedUp } from '../listing-provider.ts'
import { nullWhenNotFound } from '../provider-failures.ts'
import { tenAtOnce } from './call-proptrack.ts'
import type { Setting } from './map-proptrack-listing.ts'
import { readListing } from './read-listing.ts'

interface Wanted {
  sourceIds: string[]
  setting: Setting
  signal: AbortSignal
}

/** Looks up each advert separately, because the API has no search by ids. An unreadable one is left unchanged. */
export const lookUpAdverts = async (call: CallApi, { sourceIds, setting, signal }: Wanted): Promise<LookedUp> => {
  const found = await tenAtOnce(sourceIds, async (sourceId) => {
    const path = `/api/v2/listings/${encodeURIComponent(sourceId)}`
    const reply = await call({ path, signal }).catch(nullWhenNotFound)
    return { sourceId, advert: reply === null ? null : readListing(reply.body, 1, setting) }
  })
  const listings = found.flatMap(({ advert }) => (advert !== null && 'status' in advert ? [advert] : []))
  const isShown = ({ status }: (typeof listings)[number]) => isOnTheMarket(status)
  return {
    listings: listings.filter(isShown),
    ended: [
      ...found.flatMap(({ sourceId, advert }) => (advert === null ? [{ sourceId, status: 'gone' as const }] : [])),
      ...listings.flatMap(({ sourceId, status, sale }) =>
        status === 'sold' || status === 'gone' ? [{ sourceId, status, ...(sale && { sale }) }] : [],
      ),
    ],
  }
}
