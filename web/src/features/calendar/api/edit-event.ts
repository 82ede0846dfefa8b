import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyInput, type CalendarEvent, updateCalendarEvent } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { EnteredEvent, EventDraft } from '@/components/events/use-event-form.ts'
import { errorText } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { calendarEventsQuery, refreshEvents, withClashes } from '@/lib/endpoints/calendar-events.ts'
import { toast } from '@/lib/toast.ts'

type Body = BodyInput<typeof updateCalendarEvent>
export type EventChange = Omit<Body, 'revision'>

/** Changes an event. 409 when it has changed since it was last read; it is read again then, so a repeated change is made. */
export const useEditEvent = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ event: { id, revision }, change }: { event: CalendarEvent; change: EventChange }) => {
      const newest = queryClient.getQueryData(calendarEventsQuery.queryKey)?.find((event) => event.id === id)
      const body: Body = { ...change, revision: newest?.revision ?? revision }
      return callRoute(updateCalendarEvent, { params: { id }, body })
    },
    onSuccess: (event) => {
      toast({ title: 'Event updated', description: withClashes('Your changes have been saved.', event, queryClient) })
      queryClient.setQueryData(calendarEventsQuery.queryKey, (events) =>
        events?.map((known) => (known.id === event.id ? event : known)),
      )
      void refreshEvents(queryClient)
    },
    onError: (error) => {
      toast({ title: 'Error updating event', description: errorText(error), variant: 'destructive' })
      return refreshEvents(queryClient)
    },
  })
}

export const draftOf = ({ eventType, title, notes, startTime, endTime, timeZone }: CalendarEvent): EventDraft => ({
  ...wallClockOf(startTime, timeZone),
  eventType,
  title,
  notes,
  lengthMs: endTime === null ? null : Date.parse(endTime) - Date.parse(startTime),
})

/** What an edit changes. Times that nobody touched are not sent: an event that follows its advert goes on doing so. */
export const changeOf = (
  event: CalendarEvent,
  { startTime, endTime, ...rest }: EnteredEvent,
  draft: EventDraft,
): EventChange => {
  const before = draftOf(event)
  const isMoved = draft.date !== before.date || draft.time !== before.time || rest.timeZone !== event.timeZone
  return { ...rest, ...(isMoved && { startTime, endTime }) }
}
