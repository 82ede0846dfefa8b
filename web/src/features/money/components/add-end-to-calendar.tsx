import { useQuery } from '@tanstack/react-query'
import { paths } from '@verandah/contracts'
import { instantOf } from '@verandah/local-time'
import { CalendarPlus } from 'lucide-react'
import { ownTimeZone } from '@/components/events/zone-note.ts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { calendarEventsQuery, useAddEvent } from '@/lib/endpoints/calendar-events.ts'

const title = 'Pre-approval ends'
const clock = '09:00'

/** Puts the last day into the calendar. Feeds of a calendar are read by others: the event names no lender or amount. */
export function AddEndToCalendar({ day }: { day: string }) {
  const { data: events } = useQuery(calendarEventsQuery)
  const { mutate, isPending } = useAddEvent({
    added: 'The end of your pre-approval is in your calendar.',
    failed: (reason) => `There was an error adding the end of your pre-approval: ${reason}`,
  })
  const timeZone = ownTimeZone()
  const startTime = instantOf(`${day}T${clock}`, timeZone)
  if (startTime === null) return null
  const isThere = events?.some(
    (event) => event.title === title && Date.parse(event.startTime) === Date.parse(startTime),
  )
  if (isThere === true) {
    return (
      <ButtonLink variant="link" size="text" to={paths.calendar.href({ day })}>
        The end date is in your calendar
      </ButtonLink>
    )
  }
  return (
    <Button
      Icon={CalendarPlus}
      variant="secondary"
      size="sm"
      className="max-w-full shrink! py-1 whitespace-normal!"
      isPending={isPending}
      onClick={() => mutate({ title, startTime, eventType: 'Other', timeZone })}
    >
      Add the end date to my calendar
    </Button>
  )
}
