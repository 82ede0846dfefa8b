import { isOnTheMarket } from '@verandah/contracts'
import type { CallApi } from '../call-api.ts'
import type { LookedUp } from '../listing-provider.ts'
import { nullWhenNotFound, ProviderLimited } from '../provider-failures.ts'
import { tenAtOnce } from './call-proptrack.ts'
import type { Setting } from './map-proptrack-listing.ts'
import { readListing } from './read-listing.ts'

interface Wanted {
  sourceIds: string[]
  setting: Setting
  signal: AbortSignal
}

/**
 * Looks up each advert separately, because the API has no search by ids. An unreadable one is left unchanged, and so
 * are those for which there are no calls.
 */
export async function lookUpAdverts(call: CallApi, { sourceIds, setting, signal }: Wanted): Promise<LookedUp> {
  let limited: ProviderLimited | undefined
  const lookUp = async (sourceId: string) => {
    const path = `/api/v2/listings/${encodeURIComponent(sourceId)}`
    const reply = await call({ path, isPaced: true, signal }).catch(nullWhenNotFound)
    return { sourceId, advert: reply === null ? null : readListing(reply.body, 1, setting) }
  }
  const asked = await tenAtOnce(sourceIds, async (sourceId) => {
    if (limited) return { sourceId }
    return lookUp(sourceId).catch((error: unknown) => {
      if (!(error instanceof ProviderLimited)) throw error
      limited = error
      return { sourceId }
    })
  })
  const found = asked.flatMap((one) => ('advert' in one ? [one] : []))
  if (limited && found.length === 0) throw limited
  const left = asked.flatMap((one) => ('advert' in one ? [] : [one.sourceId]))
  return { ...readAll(found), ...(limited && { left: { sourceIds: left, error: limited } }) }
}

type Found = { readonly sourceId: string; readonly advert: ReturnType<typeof readListing> | null }

const readAll = (found: readonly Found[]): Pick<LookedUp, 'listings' | 'ended'> => {
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
