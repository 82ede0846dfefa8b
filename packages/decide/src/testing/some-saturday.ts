import type { Day, DayStop } from '../day-plan/types.ts'
import { randomFrom } from '../random.ts'

/**
 * A Saturday like a real one, in minutes from midnight: opens of 15 to 30 minutes that begin on a quarter of an hour
 * from 9:00, some homes open twice, auctions of some, within 15 km at 30 km/h.
 */
export function someSaturday(count: number, seed: number): Day {
  const random = randomFrom(seed)
  const upTo = (most: number) => Math.trunc(random() * (most + 1))
  const places = Array.from({ length: count + 1 }, () => ({ east: 15 * random(), north: 15 * random() }))
  const stops = Array.from({ length: count }, (): DayStop => {
    const isWhole = random() < 0.15
    const anOpening = () => {
      const opens = 540 + 15 * upTo(28)
      return { opens, closes: opens + (isWhole ? 30 : 15 + 5 * upTo(3)) }
    }
    return {
      worth: 1 + upTo(99),
      stayMinutes: 10 + 5 * upTo(1),
      isWhole,
      isMust: random() < 0.1,
      openings: !isWhole && random() < 0.15 ? [anOpening(), anOpening()] : [anOpening()],
    }
  })
  const ends = [...places, places[count]!]
  const travelMinutes = ends.map((from) =>
    ends.map((to) => Math.round(2 * Math.hypot(from.east - to.east, from.north - to.north))),
  )
  return { leavesAt: 510, backBy: 1050, slackMinutes: 3, stops, travelMinutes }
}

/** The same day with every stop open all day: the most work for an exact plan. */
export function openAllDay(day: Day): Day {
  const openings = [{ opens: day.leavesAt, closes: day.backBy }]
  return { ...day, stops: day.stops.map((stop) => ({ ...stop, isWhole: false, openings })) }
}
