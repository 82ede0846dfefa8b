import { type ListingStatus, moneyText, type PropertyAdvert } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { advertisedPrice } from './price-labels.ts'
import { dateText, listText } from '@/lib/format.ts'

type Step = PropertyAdvert['history'][number]

export interface Moment {
  at: string
  words: string
  tone: 'plain' | 'good' | 'over'
  sources: string[]
}

type DayOf = (instant: string) => string

interface Clock {
  timeZone: string
  /** ISO 8601. */
  now: string
}

/**
 * Returns a home's history, newest first, from all adverts it has had. Merges identical entries of one day in
 * the home's time zone.
 */
export function momentsOf(adverts: readonly PropertyAdvert[], { timeZone, now }: Clock): Moment[] {
  const dayOf: DayOf = (instant) => wallClockOf(instant, timeZone).date
  const moments = adverts.flatMap((advert) => {
    const isAgain = adverts.some(
      (other) => other.provider === advert.provider && beginningOf(other) < beginningOf(advert),
    )
    const told = [
      ...listingMoments(advert, { dayOf, isAgain }),
      ...changeMoments(advert, timeZone),
      ...auctionMoments(advert, now),
    ]
    return told.map((moment) => ({ ...moment, sources: [advert.name] }))
  })
  return merged(
    moments.toSorted((one, other) => other.at.localeCompare(one.at)),
    dayOf,
  )
}

const beginningOf = ({ listedAt, history }: PropertyAdvert): string => listedAt ?? history[0]?.at ?? ''

type Told = Omit<Moment, 'sources'>

/** Without `listedAt`, the day we first saw the advert is not presented as the listing date. */
const listingMoments = (
  { listedAt, history: [first] }: PropertyAdvert,
  { dayOf, isAgain }: { dayOf: DayOf; isAgain: boolean },
): Told[] => {
  if (first === undefined) return []
  const listed = isAgain ? 'Listed again' : 'Listed'
  const price = advertisedPrice(first)
  const seen = { at: first.at, words: `First seen by Verandah: ${price}`, tone: 'plain' as const }
  if (listedAt === null) return [seen]
  if (dayOf(first.at) === dayOf(listedAt)) return [{ ...seen, words: `${listed}: ${price}` }]
  return [{ at: listedAt, words: listed, tone: 'plain' }, seen]
}

const changeMoments = ({ history }: PropertyAdvert, timeZone: string): Told[] => {
  const [first, ...later] = history
  if (first === undefined) return []
  const opening = { ...first, inspections: [], auctionDate: null }
  return [
    ...slotMoments(first, opening, timeZone),
    ...later.flatMap((step, index) => {
      const before = history[index] ?? step
      const status = step.status === before.status ? [] : [{ at: step.at, ...statusMoment(step.status) }]
      return [...status, ...priceMoments(step, before), ...slotMoments(step, before, timeZone)]
    }),
  ]
}

/** Returns changes of auctions (announced, moved, cancelled) and added open homes; ignores past ones. */
const slotMoments = (step: Step, before: Step, timeZone: string): Told[] => {
  const told = (words: string): Told => ({ at: step.at, words, tone: 'plain' })
  const added = step.inspections.filter(
    ({ start }) => start > step.at && !before.inspections.some((known) => known.start === start),
  )
  const days = [...new Set(added.map(({ start }) => dateText(start, timeZone)))]
  return [
    ...(added.length > 0 ? [told(`Open for inspection on ${listText(days)}`)] : []),
    ...auctionWords(step, before, timeZone).map(told),
  ]
}

const auctionWords = ({ at, auctionDate }: Step, { auctionDate: before }: Step, timeZone: string): string[] => {
  if (auctionDate === before) return []
  if (auctionDate === null) return before !== null && before > at ? ['Auction called off'] : []
  return [`Auction ${before === null ? 'announced for' : 'moved to'} ${dateText(auctionDate, timeZone)}`]
}

const auctionMoments = ({ history }: PropertyAdvert, now: string): Told[] => {
  const held = history.flatMap(({ auctionDate }, index) => {
    const next = history[index + 1]
    const isStood = next === undefined || next.auctionDate === auctionDate || next.at > (auctionDate ?? '')
    return auctionDate !== null && auctionDate <= now && isStood ? [auctionDate] : []
  })
  return [...new Set(held)].map((at) => ({ at, words: 'Auction', tone: 'plain' as const }))
}

const statusMoment = (status: ListingStatus): Pick<Moment, 'words' | 'tone'> =>
  ({
    active: { words: 'Back on the market', tone: 'good' as const },
    underOffer: { words: 'Under offer', tone: 'over' as const },
    sold: { words: 'Sold', tone: 'over' as const },
    gone: { words: 'Taken off the market', tone: 'over' as const },
  })[status]

const priceMoments = (step: Step, before: Step): Told[] => {
  const { at } = step
  if (step.price === before.price && step.displayPrice === before.displayPrice) return []
  if (/\bpassed in\b/i.test(step.displayPrice ?? ''))
    return [{ at, words: `Passed in: “${advertisedPrice(step)}”`, tone: 'over' }]
  if (step.price === null || before.price === null || step.price === before.price) {
    return [{ at, words: `Price now “${advertisedPrice(step)}”`, tone: 'plain' }]
  }
  const by = Math.abs(step.price - before.price)
  const isDown = step.price < before.price
  const figures = `${moneyText(by)} to ${moneyText(step.price)}`
  return [{ at, words: `Price ${isDown ? 'down' : 'up'} ${figures}`, tone: isDown ? 'good' : 'plain' }]
}

const merged = (moments: readonly Moment[], dayOf: DayOf): Moment[] => {
  const byLabel = new Map<string, Moment>()
  for (const moment of moments) {
    const key = `${dayOf(moment.at)} ${moment.words}`
    const known = byLabel.get(key)
    byLabel.set(key, known === undefined ? moment : { ...known, sources: [...known.sources, ...moment.sources] })
  }
  return [...byLabel.values()]
}

const dayMs = 24 * 60 * 60_000

/** Returns how long a home has been on the market; null if it is not, "first seen" if no advert gives a date. */
export function marketTimeOf(adverts: readonly PropertyAdvert[], { timeZone, now }: Clock): string | null {
  const current = adverts.filter(({ status }) => status === 'active' || status === 'underOffer')
  if (current.length === 0) return null
  const [listed] = current.flatMap(({ listedAt }) => listedAt ?? []).toSorted()
  if (listed === undefined) {
    const [seen = now] = current.map(beginningOf).toSorted()
    return `First seen by Verandah on ${dateText(seen, timeZone)}. Its adverts don’t say how long it has been on the market.`
  }
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(listed)) / dayMs))
  const since = `since ${dateText(listed, timeZone)}`
  return days === 0
    ? `Listed ${since.replace('since', 'on')}`
    : `On the market for ${days} ${days === 1 ? 'day' : 'days'}, ${since}`
}
