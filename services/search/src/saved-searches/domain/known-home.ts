import type { ListingStatus, PropertySnapshot } from '@verandah/contracts'

/** The baseline of a saved search's next run. Dollars; instants in UTC. */
export interface KnownHome {
  readonly id: string
  /** Price and range, as last stated. */
  readonly prices: readonly (number | null)[]
  readonly priceText: string | null
  /** Starts of open homes that are still to come. */
  readonly slots: readonly string[]
  readonly auctionDate: string | null
  /** Its last status; absent in documents of earlier builds. `gone` while it is missing from the results. */
  readonly status?: ListingStatus
  /** Only for a home that is gone. */
  readonly goneAt?: string
}

/** Homes under their current ids. Of several that merged: one that is here, else the one that they merged into. */
export function underMainIds(known: readonly KnownHome[], mainOf: ReadonlyMap<string, string>): KnownHome[] {
  const weightOf = ({ id, goneAt }: KnownHome) => (goneAt === undefined ? 2 : 0) + (mainOf.has(id) ? 0 : 1)
  const ascending = known.toSorted((one, other) => weightOf(one) - weightOf(other))
  const current = ascending.map((home) => ({ ...home, id: mainOf.get(home.id) ?? home.id }))
  return [...new Map(current.map((home) => [home.id, home])).values()]
}

/** A home that returns later than this counts as new. */
const goneKeptMs = 180 * 24 * 60 * 60_000

export function isRemembered({ goneAt }: KnownHome, now: string): boolean {
  return goneAt !== undefined && Date.parse(now) - Date.parse(goneAt) < goneKeptMs
}

export function pricesOf({ price, priceFrom, priceTo }: PropertySnapshot) {
  return [price, priceFrom, priceTo]
}

export function isPriced(prices: readonly (number | null)[]): boolean {
  return prices.some((price) => price !== null)
}

export function upcomingSlotsOf({ inspections }: PropertySnapshot, now: string): string[] {
  return inspections.map(({ start }) => start).filter((start) => start > now)
}

/** A price no longer stated stays known, so that its return is no change. */
export function factsOf(home: PropertySnapshot, before: KnownHome | undefined, now: string): KnownHome {
  const prices = pricesOf(home)
  const keepsPrice = before !== undefined && !isPriced(prices)
  return {
    id: home.id,
    prices: keepsPrice ? before.prices : prices,
    priceText: keepsPrice ? before.priceText : announcedPriceOf(home),
    slots: upcomingSlotsOf(home, now),
    auctionDate: home.auctionDate,
    status: home.status,
  }
}

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/** What a message of a saved search says of the price: the agent's words, or figures; null when unknown. */
export function announcedPriceOf({ displayPrice, price, priceFrom }: PropertySnapshot): string | null {
  if (displayPrice !== null && displayPrice !== '') return displayPrice
  const figure = price ?? priceFrom
  return figure === null ? null : dollars.format(figure)
}
