import { useQuery } from '@tanstack/react-query'
import {
  type CalendarEvent,
  type Housemate,
  type HousemateEvent,
  listHousematesEvents,
  mayKnowHome,
} from '@verandah/contracts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { calendarEventsQuery } from '@/lib/endpoints/calendar-events.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { useIsInHousehold } from './household.ts'

export interface HouseholdEvent extends CalendarEvent {
  /** Whose it is; absent for the caller's own. */
  member?: Housemate
  /** Names of the others who go to the same home at the same time. */
  companions?: readonly string[]
}

/** The events of the other members. Refetched on every mount, like the caller's own. */
export const housematesEventsQuery = routeQuery(listHousematesEvents, { query: {} }, { refetchOnMount: 'always' })

/** The caller's events with those of housemates; without these until they have arrived. */
export function useHouseholdEvents() {
  const own = useQuery(calendarEventsQuery)
  const {
    data: theirs = none,
    isError,
    refetch,
  } = useQuery({ ...housematesEventsQuery, enabled: useIsInHousehold() === true })
  const { data: user } = useCurrentUser()
  const hasFailed = isError && own.data !== undefined
  const known = theirs.map((event) => withoutUnknownHome(event, user?.id ?? ''))
  return { own, events: own.data && uniteEvents(own.data, known), hasFailed, retry: () => void refetch() }
}

/** A home that a housemate added is nobody else’s: its event keeps its address alone. */
const withoutUnknownHome = (event: HousemateEvent, userId: string): HousemateEvent =>
  event.propertyId === null || mayKnowHome(event.propertyId, userId) ? event : { ...event, propertyId: null }

const none: readonly HousemateEvent[] = []

/** One event for each visit: a visit of several people is the caller's own, or else the first one's. */
export function uniteEvents(
  own: readonly CalendarEvent[],
  theirs: readonly HousemateEvent[],
): readonly HouseholdEvent[] {
  if (theirs.length === 0) return own
  const visits = new Map<string, HouseholdEvent>()
  const all: readonly HouseholdEvent[] = [...own, ...theirs]
  for (const event of all) {
    const known = visits.get(visitOf(event))
    const name = event.member?.name ?? null
    if (known === undefined || name === null) visits.set(known === undefined ? visitOf(event) : event.id, event)
    else visits.set(visitOf(event), { ...known, companions: [...(known.companions ?? []), name] })
  }
  return [...visits.values()]
}

const visitOf = ({ id, propertyId, startTime, isWithdrawn }: CalendarEvent): string =>
  propertyId === null || isWithdrawn ? id : `${propertyId} ${startTime}`
