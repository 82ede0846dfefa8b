import { PurchaseDetails } from '@verandah/contracts'
import { expect, it } from 'vitest'
import { aPurchase } from '../testing/a-purchase.ts'
import { keepPastAuction } from './keep-past-auction.ts'

const now = new Date('2027-02-20T00:00:00.000Z')
const advertised = (auctionOn: string | null) =>
  ({ timeZone: 'Australia/Melbourne', isAuction: true, auctionOn }) as never
const keptIn = (auctionOn: string) => {
  const details = PurchaseDetails.parse(aPurchase({ terms: { auctionOn } }))
  const adverts = { before: advertised(null), after: advertised('2027-03-06'), saleResult: null }
  return keepPastAuction(details, adverts, now).terms.auctionOn
}

it.each([
  ['goes once it is over', '2027-02-20', null],
  ['stays while it is to come: the buyer says so', '2027-02-21', '2027-02-21'],
])('an auction before the one that an advert newly names %s', (_, auctionOn, kept) => {
  expect(keptIn(auctionOn)).toBe(kept)
})
