import type { Day, State } from '../types.ts'
import type { PurchaseFacts } from './facts.ts'

/** What an advert says of the home. */
export interface AdvertisedHome {
  state: State
  propertyType: string
  isAuction: boolean
  /** Null: no auction is advertised. */
  auctionOn: Day | null
}

type Fact = Exclude<keyof PurchaseFacts, 'state' | 'isLand' | 'done'>

/** What a buyer says; null: not said. */
export type SaidTerms = { readonly [Name in Fact]: Exclude<PurchaseFacts[Name], undefined> | null }

export function isLand({ propertyType }: Pick<AdvertisedHome, 'propertyType'>): boolean {
  return propertyType === 'Land'
}

/** What the buyer says, and what the advert says where they say nothing. */
export function termsOf<Terms extends SaidTerms>(home: AdvertisedHome, said: Terms) {
  return {
    ...said,
    method: said.method ?? (home.isAuction ? 'auction' : 'private'),
    isStrata: said.isStrata ?? (home.propertyType === 'Apartment' || home.propertyType === 'Townhouse'),
    auctionOn: said.auctionOn ?? home.auctionOn,
  }
}

/** The facts of a purchase as the rules of its state read them. `done`: ids of items. */
export function factsOf(home: AdvertisedHome, said: { terms: SaidTerms; done: readonly string[] }): PurchaseFacts {
  const terms = termsOf(home, said.terms)
  // At an auction the contract is made on its day; what was said of a private sale before does not apply.
  const contractOn = terms.method === 'auction' ? null : terms.contractOn
  const known = Object.entries({ ...terms, contractOn }).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(known), state: home.state, isLand: isLand(home), done: said.done }
}
