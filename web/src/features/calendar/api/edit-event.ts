import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyInput, updateCalendarEvent } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { refreshEvents, withClashes } from '@/lib/endpoints/calendar-events.ts'
import { toast } from '@/lib/toast.ts'

export type EventChange = BodyInput<typeof updateCalendarEvent>

/** Changes an event. 409 when it has changed since the revision that was sent. */
export const useEditEvent = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: EventChange }) =>
      callRoute(updateCalendarEvent, { params: { id }, body: change }),
    onSuccess: (event) => {
      toast({ title: 'Event updated', description: withClashes('Your changes have been saved.', event, queryClient) })
      return refreshEvents(queryClient)
    },
    onError: (error) => {
      toast({ title: 'Error updating event', description: errorText(error), variant: 'destructive' })
      return refreshEvents(queryClient)
    },
  })
}
