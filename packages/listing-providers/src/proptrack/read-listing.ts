import { isRent } from '../listing/is-rent.ts'
import type { Listing, RejectedListing } from '../listing/listing.ts'
import { issuesIn } from '../loose-fields.ts'
import { mapPropTrackListing, type Setting } from './map-proptrack-listing.ts'
import { PropTrackListing } from './proptrack-reply.ts'

/** Reads one listing of a reply; a bad one is rejected with its reason. */
export function readListing(given: unknown, position: number, setting: Setting): Listing | RejectedListing {
  const parsed = PropTrackListing.safeParse(given)
  if (!parsed.success) return { position, listing: null, reason: issuesIn(parsed.error) }
  const listing = String(parsed.data.listingId)
  if (parsed.data.listingType === 'rent' || isRent(parsed.data.priceDescription ?? ''))
    return { position, listing, reason: 'It is for rent.' }
  const mapped = mapPropTrackListing(parsed.data, setting)
  return typeof mapped === 'string' ? { position, listing, reason: mapped } : mapped
}
