import type { PurchaseDetails, PurchaseOffer, PurchasePerson, PurchaseTerms } from '@verandah/contracts'

const nothingSaid: PurchaseTerms = {
  method: null,
  isStrata: null,
  isNew: false,
  isOffThePlan: false,
  isCoolingOffWaived: false,
  offerAcceptedOn: null,
  contractOn: null,
  papersReceivedOn: null,
  auctionOn: null,
  settlementOn: null,
  financeBy: null,
  financeDays: null,
  buildingBy: null,
  buildingDays: null,
  depositBy: null,
  depositDays: null,
}

export const noDetails: PurchaseDetails = { terms: nothingSaid, done: [], offers: [], people: [] }

/** A buyer's change of a record. Repeating it changes nothing more, so it can be made again on a newer record. */
export type Change = (details: PurchaseDetails) => PurchaseDetails

export function changed(details: PurchaseDetails, changes: readonly Change[]): PurchaseDetails {
  return changes.reduce((now, change) => change(now), details)
}

export const setTerms =
  (terms: Partial<PurchaseTerms>): Change =>
  (details) => ({ ...details, terms: { ...details.terms, ...terms } })

/** Ticks an item on a day; null unticks it. */
export const setDone =
  (id: string, on: string | null): Change =>
  (details) => {
    const others = details.done.filter((item) => item.id !== id)
    return { ...details, done: on === null ? others : [...others, { id, on }] }
  }

/** Puts an entry in place of the one with its id, or at the end. */
const put = <Entry extends { id: string }>(entries: readonly Entry[], entry: Entry): Entry[] =>
  entries.some(({ id }) => id === entry.id)
    ? entries.map((other) => (other.id === entry.id ? entry : other))
    : [...entries, entry]

/** Puts an offer into the list. The first one that is accepted says when, until the buyer enters another day. */
export const putOffer =
  (offer: PurchaseOffer, today: string): Change =>
  ({ terms, ...details }) => {
    const isNews = offer.reply === 'accepted' && terms.offerAcceptedOn === null && terms.contractOn === null
    return {
      ...details,
      terms: isNews ? { ...terms, offerAcceptedOn: today } : terms,
      offers: put(details.offers, offer),
    }
  }

export const dropOffer =
  (id: string): Change =>
  (details) => ({ ...details, offers: details.offers.filter((offer) => offer.id !== id) })

export const putPerson =
  (person: PurchasePerson): Change =>
  (details) => ({ ...details, people: put(details.people, person) })

export const dropPerson =
  (id: string): Change =>
  (details) => ({ ...details, people: details.people.filter((person) => person.id !== id) })
