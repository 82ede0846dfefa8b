import type { PropertySnapshot, PurchaseDetails, PurchaseTerms } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { PurchaseFacts } from '@verandah/purchase-dates'

export type PurchasedHome = Pick<PropertySnapshot, 'state' | 'propertyType' | 'auction' | 'auctionDate' | 'timeZone'>

export const isLand = ({ propertyType }: PurchasedHome): boolean => propertyType === 'Land'

/** What the buyer says, and what the home says where they say nothing. */
export const termsOf = (home: PurchasedHome, said: PurchaseTerms) => ({
  ...said,
  method: said.method ?? (home.auction ? 'auction' : 'private'),
  isStrata: said.isStrata ?? (home.propertyType === 'Apartment' || home.propertyType === 'Townhouse'),
  auctionOn: said.auctionOn ?? (home.auctionDate === null ? null : wallClockOf(home.auctionDate, home.timeZone).date),
})

export type ShownTerms = ReturnType<typeof termsOf>

/** The facts of a purchase as the rules of its state read them. */
export const factsOf = (
  home: PurchasedHome,
  { terms, done }: Pick<PurchaseDetails, 'terms' | 'done'>,
): PurchaseFacts => {
  const shown = termsOf(home, terms)
  // At an auction the contract is made on its day; what was said of a private sale before does not apply.
  const contractOn = shown.method === 'auction' ? null : shown.contractOn
  const known = Object.entries({ ...shown, contractOn }).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(known),
    state: home.state,
    isLand: isLand(home),
    done: done.map(({ id }) => id),
  }
}
