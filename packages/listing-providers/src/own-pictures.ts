import { onceFor } from '@verandah/kit'
import type { Listing } from './listing/listing.ts'

/**
 * Adverts of the simulated market refer to pictures by the market's own host, which browsers cannot reach: rewrites
 * them to paths that the gateway serves. An advert with such pictures is a sample, whichever feed it came in.
 */
export function ownPictures(marketOrigin: string) {
  const prefix = `${marketOrigin}/pictures/`
  const toPath = (address: string) => (address.startsWith(prefix) ? address.slice(marketOrigin.length) : address)
  const rewrite = (listing: Listing): Listing => ({
    ...listing,
    isSample: listing.isSample || listing.images.some((address) => address.startsWith(prefix)),
    images: listing.images.map(toPath),
    floorplans: listing.floorplans.map(toPath),
  })
  return onceFor(rewrite)
}
