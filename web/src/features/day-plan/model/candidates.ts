import {
  assumedMinutes,
  type CalendarEvent,
  type CalendarEventType,
  type HomeStage,
  type HousemateSaved,
  openHomesOf,
  type PropertySnapshot,
  type SavedProperty,
  type StopType,
  stopTypes,
  type Verdict,
} from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { streetOf } from '@/components/property/street-of.ts'
import type { Day } from '@/lib/days.ts'
import type { Point } from '@verandah/scoring-model'

/** A time at which a home can be seen, as instants. */
export interface CandidateOpening {
  opens: string
  closes: string
}

/** Something that a day could be planned with: a home that is open, an inspection by appointment, or an auction. */
export interface Candidate {
  /** `propertyId eventType`. */
  key: string
  propertyId: string
  eventType: StopType
  street: string
  suburb: string
  /** On one line. */
  address: string
  timeZone: string
  /** Null where no advert says it. */
  point: Point | null
  score: number | null
  verdict: Verdict | null
  stage: HomeStage | null
  /** On the day, in order. */
  openings: readonly CandidateOpening[]
  /** The buyer has it in the calendar, or has set a price for it. */
  isWanted: boolean
}

export interface Known {
  saved: readonly SavedProperty[]
  theirs: readonly HousemateSaved[]
  events: readonly CalendarEvent[]
}

type SavedRecord = Pick<SavedProperty, 'propertyId' | 'score' | 'verdict' | 'stage' | 'walkAway' | 'isGone'> & {
  home: PropertySnapshot
}

/**
 * What can be seen on a day, in the order of the shortlist; openings that are over by `now`, in milliseconds, are not.
 */
export function candidatesOf(known: Known, day: Day, now: number): Candidate[] {
  return recordsOf(known).flatMap((record) => candidatesOfHome(record, known.events, day, now))
}

/** The time zone of most candidates; of two, the one that is first on the shortlist. Empty without candidates. */
export function zoneOfMost(candidates: readonly Pick<Candidate, 'timeZone'>[]): string {
  const zones = candidates.map(({ timeZone }) => timeZone)
  const countOf = (zone: string) => zones.filter((other) => other === zone).length
  return zones.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ''
}

/** The days ahead on which something can be seen, in order, and how many homes. */
export function daysAhead(known: Known, now: number): { day: Day; homes: number }[] {
  const homesByDay = new Map<Day, Set<string>>()
  for (const record of recordsOf(known)) {
    const days = openingsOf(record, known.events)
      .filter(({ closes }) => Date.parse(closes) > now)
      .map(({ opens }) => dayOf(opens, record.home))
    for (const day of days) homesByDay.set(day, (homesByDay.get(day) ?? new Set()).add(record.propertyId))
  }
  return [...homesByDay].map(([day, homes]) => ({ day, homes: homes.size })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

const recordsOf = ({ saved, theirs }: Known): SavedRecord[] => {
  const own = new Set(saved.map(({ propertyId }) => propertyId))
  const others = theirs.filter(
    ({ propertyId }, index) =>
      !own.has(propertyId) && theirs.findIndex((other) => other.propertyId === propertyId) === index,
  )
  return [...saved, ...others].flatMap(({ home, ...record }) => (home === null ? [] : [{ ...record, home }]))
}

const candidatesOfHome = (
  record: SavedRecord,
  events: readonly CalendarEvent[],
  day: Day,
  now: number,
): Candidate[] => {
  const { propertyId, home, score, verdict, stage, walkAway } = record
  const { latitude, longitude, timeZone, suburb } = home
  const street = streetOf(home)
  const ofDay = openingsOf(record, events).filter(
    ({ opens, closes }) => dayOf(opens, home) === day && Date.parse(closes) > now,
  )
  return stopTypes.flatMap((eventType): Candidate[] => {
    const openings = ofDay.filter((opening) => opening.eventType === eventType)
    if (openings.length === 0) return []
    const inCalendar = events.some((event) => event.propertyId === propertyId && event.eventType === eventType)
    return [
      {
        key: keyOf({ propertyId, eventType }),
        propertyId,
        eventType,
        street,
        suburb,
        address: `${street}, ${suburb} ${home.state} ${home.postcode}`,
        timeZone,
        point:
          latitude === null || longitude === null ? null : { latitude, longitude, isAtDoor: home.isAtDoor !== false },
        score,
        verdict,
        stage,
        openings: openings.map(({ opens, closes }) => ({ opens, closes })),
        isWanted: inCalendar || walkAway !== null,
      },
    ]
  })
}

export function keyOf({ propertyId, eventType }: { propertyId: string; eventType: StopType }): string {
  return `${propertyId} ${eventType}`
}

type Opening = CandidateOpening & { eventType: StopType }

/** What adverts say, and what else is in the calendar; each time once, in order. */
const openingsOf = ({ propertyId, home, isGone }: SavedRecord, events: readonly CalendarEvent[]): Opening[] => {
  const advertised = isGone ? [] : advertisedOf(home)
  const entered = events.flatMap((event): Opening[] =>
    event.propertyId === propertyId && isStop(event.eventType) && !event.isWithdrawn
      ? [openingOf(event.eventType, event.startTime, event.endTime)]
      : [],
  )
  const others = entered.filter(
    (one) => !advertised.some((stated) => stated.eventType === one.eventType && stated.opens === one.opens),
  )
  return [...advertised, ...others].sort((a, b) => (a.opens < b.opens ? -1 : 1))
}

const isStop = (type: CalendarEventType): type is StopType => type !== 'Other'

const advertisedOf = (home: PropertySnapshot): Opening[] => {
  const open = openHomesOf(home).map(({ start, end }) => openingOf('Open Home', start, end))
  const { auction, auctionDate } = home
  return auction && auctionDate !== null ? [...open, openingOf('Auction', auctionDate, null)] : open
}

const openingOf = (eventType: StopType, start: string, end: string | null): Opening => {
  const isSound = end !== null && Date.parse(end) > Date.parse(start)
  const closes = isSound ? end : new Date(Date.parse(start) + assumedMinutes[eventType] * 60_000).toISOString()
  return { eventType, opens: start, closes }
}

const dayOf = (instant: string, { timeZone }: PropertySnapshot): Day => wallClockOf(instant, timeZone).date
