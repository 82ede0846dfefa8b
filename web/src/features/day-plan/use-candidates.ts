import { useQuery } from '@tanstack/react-query'
import { mayKnowHome } from '@verandah/contracts'
import { useMemo } from 'react'
import { useNow } from '@/components/events/use-now.ts'
import { calendarEventsQuery } from '@/lib/endpoints/calendar-events.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import { householdQuery, housematesSavedQuery } from '@/lib/household/household.ts'
import type { Day } from '@/lib/days.ts'
import { candidatesOf, daysAhead, type Known } from './model/candidates.ts'

const seenOn = (known: Known | undefined, date: Day, now: number) => ({
  candidates: known && candidatesOf(known, date, now),
  days: known && daysAhead(known, now),
})

/** What can be seen on a day, and the other days ahead with something to see. */
export function useCandidates(date: Day) {
  const now = useNow()
  const { data: user } = useCurrentUser()
  const ownId = user?.id ?? ''
  const saved = useQuery(savedPropertiesQuery)
  const events = useQuery(calendarEventsQuery)
  const household = useQuery({ ...householdQuery, retryOnMount: false })
  const members = household.data?.members ?? []
  const isTogether = members.length > 1
  const theirs = useQuery({ ...housematesSavedQuery, enabled: isTogether })
  const data = useMemo(() => {
    if (saved.data === undefined || events.data === undefined) return undefined
    // A home that a housemate added opens only to them.
    const others = (theirs.data ?? []).filter(({ propertyId }) => mayKnowHome(propertyId, ownId))
    return { saved: saved.data, theirs: others, events: events.data }
  }, [saved.data, events.data, theirs.data, ownId])
  /** What housemates saved is left out when it cannot be loaded. */
  const isWaiting = household.isPending || (isTogether && theirs.isPending)
  const known = isWaiting ? undefined : data
  return {
    ownId,
    members,
    ...seenOn(known, date, now),
    query: {
      data: known,
      error: saved.error ?? events.error,
      refetch: () => [saved, events].forEach(({ refetch }) => void refetch()),
    },
  }
}
