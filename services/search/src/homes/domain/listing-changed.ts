import type { PropertyChange } from '@verandah/contracts'
import type { Listing } from '../../providers/domain/listing.ts'

/** What the history of a home keeps of an advert. */
export const changeOf = (
  { id, price, displayPrice, status, inspections, auctionDate }: Listing,
  at: string,
): PropertyChange => ({
  at,
  listingId: id,
  price,
  displayPrice,
  status,
  inspections: inspections.map(({ start, end }) => ({ start, end })),
  auctionDate,
})

/** Whether an advert makes an entry of the history: its first sight, or another price, status or slot. */
export const hasListingChanged = (before: Listing | null, after: Listing): boolean =>
  before === null || JSON.stringify(changeOf(before, '')) !== JSON.stringify(changeOf(after, ''))
