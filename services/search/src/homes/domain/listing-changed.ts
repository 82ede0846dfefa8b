import type { PropertyChange } from '@verandah/contracts'
import type { Listing } from '@verandah/listing-providers/listing'

/** An advert's entry in a home's history. */
export function changeOf(
  { id, price, displayPrice, status, inspections, auctionDate }: Listing,
  at: string,
): PropertyChange {
  return {
    at,
    listingId: id,
    price,
    displayPrice,
    status,
    inspections: inspections.map(({ start, end }) => ({ start, end })),
    auctionDate,
  }
}

/** Whether an advert adds to the history: a first sighting, or a change of price, status or inspections. */
export function hasListingChanged(before: Listing | null, after: Listing): boolean {
  return before === null || JSON.stringify(changeOf(before, '')) !== JSON.stringify(changeOf(after, ''))
}
