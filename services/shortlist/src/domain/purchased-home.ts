import { HomeSummary, type PropertySnapshot, type PurchasedHome } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'

/** A home as the dates of its purchase depend on it. */
export function toPurchasedHome(home: PropertySnapshot): PurchasedHome {
  return {
    ...HomeSummary.parse(home),
    isAuction: home.auction,
    auctionOn: home.auctionDate === null ? null : wallClockOf(home.auctionDate, home.timeZone).date,
  }
}
