import { HomeSummary, type HomeChange, type HomeChangeKind, type PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { isPriced, pricesOf, upcomingSlotsOf, type KnownHome, announcedPriceOf } from './known-home.ts'

/** A change before its home is scored. */
export type Change = Omit<HomeChange, 'score'>

/** The changes of a found home; an unknown home is new as a whole. */
export function changesOf(before: KnownHome | undefined, home: PropertySnapshot, now: string): Change[] {
  if (before === undefined) return [changeOf(home, 'new', null, announcedPriceOf(home))]
  return [
    ...statusChanges(before, home),
    ...priceChanges(before, home),
    ...slotChanges(before, home, now),
    ...auctionChanges(before, home, now),
  ]
}

export function changeOf(
  home: PropertySnapshot,
  kind: HomeChangeKind,
  before: string | null,
  after: string | null,
): Change {
  return { kind, propertyId: home.id, home: HomeSummary.parse(home), before, after }
}

/** Under offer, no longer so, or back after it was gone. */
const statusChanges = ({ status, goneAt }: KnownHome, home: PropertySnapshot): Change[] => {
  const before = goneAt === undefined ? status : 'gone'
  return before === undefined || before === home.status ? [] : [changeOf(home, 'status', before, home.status)]
}

/** No change: other words for the same figures, other figures behind the same words, a price no longer stated. */
const priceChanges = (before: KnownHome, home: PropertySnapshot): Change[] => {
  const prices = pricesOf(home)
  const isSame = prices.every((price, index) => price === before.prices[index])
  const priceText = announcedPriceOf(home)
  if (!isPriced(prices) || isSame || priceText === before.priceText) return []
  return [changeOf(home, 'price', before.priceText, priceText)]
}

/** A new slot on the day of one that is advertised no more is that one, moved. */
const slotChanges = (before: KnownHome, home: PropertySnapshot, now: string): Change[] => {
  const slots = upcomingSlotsOf(home, now)
  const added = slots.filter((start) => !before.slots.includes(start))
  const dropped = before.slots.filter((start) => start > now && !slots.includes(start))
  const dayOf = (start: string) => wallClockOf(start, home.timeZone).date
  const changes = dropped.map((start) => {
    const at = added.findIndex((other) => dayOf(other) === dayOf(start))
    const [moved = null] = at === -1 ? [] : added.splice(at, 1)
    return changeOf(home, 'slot', start, moved)
  })
  return [...changes, ...added.map((start) => changeOf(home, 'slot', null, start))]
}

/** A past auction is no change. */
const auctionChanges = (before: KnownHome, home: PropertySnapshot, now: string): Change[] => {
  if (home.auctionDate === before.auctionDate) return []
  if ((home.auctionDate ?? before.auctionDate ?? '') <= now) return []
  return [changeOf(home, 'auction', before.auctionDate, home.auctionDate)]
}
