import type { AustralianState } from '../places/locality.ts'
import type { SaleMethod, SalesCampaign } from './home.ts'
import type { Random } from './random.ts'

/** The share of campaigns that end with an auction. */
const auctionShare = { ACT: 0.55, NSW: 0.55, NT: 0.08, QLD: 0.3, SA: 0.36, TAS: 0.04, VIC: 0.64, WA: 0.05 } as const

/** Plans how a home is sold, from its first day on the market; it is sold or withdrawn before `lastDay`. */
export function planCampaign(
  state: AustralianState,
  listedDay: number,
  lastDay: number,
  random: Random,
): SalesCampaign {
  const method = methodFor(state, random)
  const outcome = random.chance(0.86) ? 'sold' : 'withdrawn'
  const endDay = Math.min(lastDay, listedDay + random.between(24, 95))
  if (method !== 'auction')
    return { listedDay, method, outcome, endDay, ...changes(listedDay, endDay, outcome, random) }
  const day = saturdayOnOrAfter(listedDay + random.between(20, 30))
  const auction = { day, minute: random.between(18, 32) * 30, isOnSite: random.chance(0.85) }
  const isSoldThere = random.chance(0.72)
  if (isSoldThere) return { listedDay, method, auction, outcome: 'sold', endDay: day + 1 }
  const passedIn = Math.max(day + 8, endDay)
  return { listedDay, method, auction, outcome, endDay: Math.min(lastDay, passedIn) }
}

/** Day 0, 1970-01-01, was a Thursday: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** The day of the last price change, as of `day`; the first day without one. */
export function updatedDayOf({ priceDrop, listedDay }: SalesCampaign, day: number): number {
  return priceDrop !== undefined && priceDrop.day <= day ? priceDrop.day : listedDay
}

const saturdayOnOrAfter = (day: number) => day + ((6 - weekdayOf(day) + 7) % 7)

const methodFor = (state: AustralianState, random: Random): SaleMethod => {
  if (random.chance(auctionShare[state])) return 'auction'
  return random.chance(0.07) ? 'expressions-of-interest' : 'private-treaty'
}

const changes = (listedDay: number, endDay: number, outcome: SalesCampaign['outcome'], random: Random) => {
  const dropDay = listedDay + random.between(16, 40)
  const isDropped = random.chance(0.4) && dropDay < endDay
  const isOffered = random.chance(0.5) && outcome === 'sold'
  const share = random.between(3, 7) / 100
  return {
    ...(isDropped && { priceDrop: { day: dropDay, share } }),
    ...(isOffered && { underOfferDay: endDay - 5 }),
  }
}
