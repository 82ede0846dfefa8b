import type { Listing } from './listing/listing.ts'

/**
 * Adverts of the simulated market name their pictures by the market's own host, which no browser reaches: the gateway serves them
 * under our own address. An advert with such pictures is a sample, whichever feed it came in.
 */
export const ownPictures = (marketOrigin: string) => {
  const prefix = `${marketOrigin}/pictures/`
  const toPath = (address: string) => (address.startsWith(prefix) ? address.slice(marketOrigin.length) : address)
  return (listing: Listing): Listing => ({
    ...listing,
    isSample: listing.isSample || listing.images.some((address) => address.startsWith(prefix)),
    images: listing.images.map(toPath),
    floorplans: listing.floorplans.map(toPath),
  })
}
