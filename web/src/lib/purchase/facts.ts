import type { PropertySnapshot, PurchaseDetails, PurchaseTerms } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import * as dates from '@verandah/purchase-dates'

export type PurchasedHome = Pick<PropertySnapshot, 'state' | 'propertyType' | 'auction' | 'auctionDate' | 'timeZone'>

const advertised = ({ state, propertyType, auction, auctionDate, timeZone }: PurchasedHome): dates.AdvertisedHome => ({
  state,
  propertyType,
  isAuction: auction,
  auctionOn: auctionDate === null ? null : wallClockOf(auctionDate, timeZone).date,
})

/** What the buyer says, and what the home says where they say nothing. */
export function termsOf(home: PurchasedHome, said: PurchaseTerms) {
  return dates.termsOf(advertised(home), said)
}

export type ShownTerms = ReturnType<typeof termsOf>

/** The facts of a purchase as the rules of its state read them. */
export function factsOf(
  home: PurchasedHome,
  { terms, done }: Pick<PurchaseDetails, 'terms' | 'done'>,
): dates.PurchaseFacts {
  return dates.factsOf(advertised(home), { terms, done: done.map(({ id }) => id) })
}
