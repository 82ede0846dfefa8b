import { useQuery } from '@tanstack/react-query'
import { upcomingEventsShown } from '@verandah/contracts'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { calendarEventsQuery } from '@/lib/endpoints/calendar-events.ts'
import { EventLine } from './event-line.tsx'
import { upcomingOf } from './upcoming.ts'
import { useNow } from './use-now.ts'

/** The next events of the caller, at most four. `emptyAction` is what to do while there are none. */
export const UpcomingList = ({ emptyAction }: { emptyAction?: ReactNode }) => {
  const { data: events, error, refetch } = useQuery(calendarEventsQuery)
  const now = useNow()
  if (events !== undefined) {
    const upcoming = upcomingOf(events, now).slice(0, upcomingEventsShown)
    if (upcoming.length === 0) {
      return (
        <Notice
          title="No upcoming events"
          icon={<CalendarDays aria-hidden className="size-7" />}
          action={emptyAction}
          className="py-6"
        >
          Schedule a visit from a home’s page, and it is here when the day comes.
        </Notice>
      )
    }
    return (
      <ul className="flex flex-col gap-2">
        {upcoming.map((event) => (
          <EventLine key={event.id} event={event} events={events} />
        ))}
      </ul>
    )
  }
  if (error !== null) {
    return (
      <Notice
        isError
        className="py-6"
        title="Your calendar could not be loaded"
        action={
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  return (
    <div role="status" aria-label="Loading your events" className="flex flex-col gap-2">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
