import type { PropertyAdvert, PropertySnapshot, PurchaseDetails, SaleResult } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { noDetails } from '@/lib/purchase/details.ts'

interface Known {
  home: Pick<PropertySnapshot, 'auction' | 'status' | 'timeZone'>
  adverts: readonly Pick<PropertyAdvert, 'history'>[]
  saleResult: SaleResult | null
  now: number
}

/** The details with which a purchase begins: with the last auction that was held, if no advert shows it any more. */
export function firstDetails({ home, adverts, saleResult, now }: Known): PurchaseDetails {
  const held = adverts
    .flatMap(({ history }) => heldIn(history, now))
    .toSorted()
    .at(-1)
  if (held === undefined || home.auction) return noDetails
  const isSold = home.status !== 'active' || saleResult?.outcome === 'bought'
  const method = isSold && saleResult?.outcome !== 'passedIn' ? 'auction' : null
  return { ...noDetails, terms: { ...noDetails.terms, method, auctionOn: wallClockOf(held, home.timeZone).date } }
}

/** Auctions that have begun; one that the advert dropped before was called off. */
const heldIn = (history: PropertyAdvert['history'], now: number): string[] =>
  history.flatMap(({ auctionDate }, index) => {
    const droppedAt = history[index + 1]?.at
    const isHeld = auctionDate !== null && Date.parse(auctionDate) <= (droppedAt ? Date.parse(droppedAt) : now)
    return isHeld ? [auctionDate] : []
  })
