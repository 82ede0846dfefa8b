import { openHomesAhead, type KeptHome } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'

const dayMs = 24 * 60 * 60_000

export const openHomeFields = ['inspections', 'openHomeDate', 'openHomeEndTime'] as const
type OpenHomes = Pick<KeptHome, (typeof openHomeFields)[number]>

/** The start times of current and future open homes, in order, in milliseconds. */
export function startsAhead(home: OpenHomes, now: Date): number[] {
  return openHomesAhead(home, now.getTime()).map(({ start }) => Date.parse(start))
}

/** On the coming or current weekend, in the home's time zone. */
export function isOpenThisWeekend({ timeZone, ...home }: OpenHomes & Pick<KeptHome, 'timeZone'>, now: Date): boolean {
  const ahead = startsAhead(home, now).filter((start) => start < now.getTime() + 9 * dayMs)
  if (ahead.length === 0) return false
  const dayOf = (at: number) => Date.parse(wallClockOf(at, timeZone).date)
  const today = dayOf(now.getTime())
  const isSunday = new Date(today).getUTCDay() === 0
  const saturday = today + (isSunday ? -1 : 6 - new Date(today).getUTCDay()) * dayMs
  return ahead.some((start) => dayOf(start) === saturday || dayOf(start) === saturday + dayMs)
}

/** When a home can be seen and is sold. It scores nothing, and a buyer goes there by it. */
export function timesOf({ inspections, openHome, openHomeDate, openHomeEndTime, auction, auctionDate }: KeptHome) {
  return { inspections, openHome, openHomeDate, openHomeEndTime, auction, auctionDate }
}
