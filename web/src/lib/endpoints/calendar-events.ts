import { type QueryClient, useMutation } from '@tanstack/react-query'
import { type BodyInput, type CalendarEvent, createCalendarEvent, listCalendarEvents } from '@verandah/contracts'
import { errorText } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { toast } from '@/lib/toast.ts'
import { ownUserId } from './weights.ts'

export type EventInput = BodyInput<typeof createCalendarEvent>

/** The caller's events in chronological order. Refetched on every mount, because agents move and withdraw times. */
export const calendarEventsQuery = routeQuery(
  listCalendarEvents,
  { params: { id: ownUserId }, query: {} },
  { refetchOnMount: 'always' },
)

/** Toast texts for an added event and for a failure; the calendar page has its own wording. */
export interface AddingMessages {
  added: string
  failed: (reason: string) => string
}

/** Adds an event. The reply lists events that clash with it, and the toast names them. */
export function useAddEvent({ added, failed }: AddingMessages) {
  return useMutation({
    mutationFn: (body: EventInput) => callRoute(createCalendarEvent, { body: { userId: ownUserId, ...body } }),
    onSuccess: (event, _wanted, _before, { client }) => {
      toast({ title: 'Event added', description: withClashes(added, event, client) })
      void refreshEvents(client)
    },
    onError: (error) =>
      toast({ title: 'Error adding event', description: failed(errorText(error)), variant: 'destructive' }),
  })
}

export function refreshEvents(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: calendarEventsQuery.queryKey })
}

/** "…added. It is at the same time as 4 Swan Street." */
export function withClashes(text: string, { clashes }: CalendarEvent, queryClient: QueryClient): string {
  if (clashes.length === 0) return text
  const known = queryClient.getQueryData(calendarEventsQuery.queryKey) ?? []
  const names = clashes.map((id) => nameOf(known.find((event) => event.id === id)))
  return `${text.replace(/\.$/, '')}. It is at the same time as ${[...new Set(names)].join(' and ')}.`
}

const nameOf = (event: CalendarEvent | undefined): string => event?.address ?? event?.title ?? 'another event'
