import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CalendarEvent, createCalendarEvent, deleteCalendarEvent, importHomeTimes } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { calendarEventsQuery, type EventInput, refreshEvents } from '@/lib/endpoints/calendar-events.ts'
import { toastFailure } from '@/lib/toast.ts'

/** Takes an event off the calendar: off the screen at once, back when that fails. */
export const useDeleteEvent = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: CalendarEvent) => callRoute(deleteCalendarEvent, { params: { id } }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: calendarEventsQuery.queryKey })
      queryClient.setQueryData(calendarEventsQuery.queryKey, (events) => events?.filter((event) => event.id !== id))
    },
    onError: toastFailure('Error removing event'),
    onSettled: () => void refreshEvents(queryClient),
  })
}

/** Brings a deleted event back: one that followed its advert follows it again. */
export const useRestoreEvent = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (event: CalendarEvent): Promise<void> => {
      if (event.isTakenOver && event.propertyId !== null) await importAgain(event, event.propertyId, queryClient)
      else await callRoute(createCalendarEvent, { body: inputOf(event) })
    },
    onError: toastFailure('Error restoring event'),
    onSettled: () => refreshEvents(queryClient),
  })
}

const inputOf = ({ propertyId, title, startTime, endTime, eventType, notes, timeZone }: CalendarEvent): EventInput => ({
  propertyId,
  title,
  startTime,
  endTime,
  eventType,
  notes,
  timeZone,
})

/** An import brings back every deleted time of the home: those that were deleted earlier go again. */
const importAgain = async ({ id }: CalendarEvent, propertyId: string, queryClient: QueryClient): Promise<void> => {
  const kept = new Set(queryClient.getQueryData(calendarEventsQuery.queryKey)?.map((event) => event.id))
  const { events } = await callRoute(importHomeTimes, { body: { propertyId } })
  const unwanted = events.filter((event) => event.id !== id && !kept.has(event.id))
  await Promise.all(unwanted.map((event) => callRoute(deleteCalendarEvent, { params: { id: event.id } })))
}
