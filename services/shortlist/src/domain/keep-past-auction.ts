import type { PurchaseDetails, PurchasedHome, SaleResult } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'

interface Adverts {
  /** The home as last told of, and as it is now; null once it was let go, undefined in records of earlier builds. */
  before: PurchasedHome | null | undefined
  after: PurchasedHome | null
  saleResult: SaleResult | null
}

/**
 * The record with the auction that its advert no longer shows, once its day has come: deposit and cooling-off still
 * depend on it. What the buyer says goes first; one called off before its day is not kept.
 */
export function keepPastAuction(details: PurchaseDetails, adverts: Adverts, now: Date): PurchaseDetails {
  const { terms } = details
  if (isAuctionAgain(details, adverts, now)) return { ...details, terms: { ...terms, auctionOn: null } }
  const auctionOn = droppedAuction(adverts, now)
  if (auctionOn === null) return details
  const method = terms.method ?? methodShown(adverts)
  return { ...details, terms: { ...terms, method, auctionOn: terms.auctionOn ?? auctionOn } }
}

/** Whether a home that was not bought is advertised for another auction after the kept one, which is over. */
const isAuctionAgain = ({ terms }: PurchaseDetails, { before, after, saleResult }: Adverts, now: Date): boolean =>
  !before?.auctionOn &&
  after?.auctionOn != null &&
  terms.auctionOn !== null &&
  terms.auctionOn < after.auctionOn &&
  isOver(terms.auctionOn, after, now) &&
  terms.contractOn === null &&
  saleResult?.outcome !== 'bought'

/** The day of an auction that was over when its advert dropped it. */
const droppedAuction = ({ before, after }: Adverts, now: Date): string | null => {
  if (!before?.auctionOn || after?.auctionOn) return null
  return isOver(before.auctionOn, before, now) ? before.auctionOn : null
}

const isOver = (auctionOn: string, { timeZone }: PurchasedHome, now: Date): boolean =>
  auctionOn <= wallClockOf(now, timeZone).date

/** A home that was passed in may still be sold privately. */
const methodShown = ({ before, saleResult }: Adverts) =>
  before?.isAuction === true && saleResult?.outcome !== 'passedIn' ? 'auction' : null
