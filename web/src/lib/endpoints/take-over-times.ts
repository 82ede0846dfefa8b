import { useMutation, useQueryClient } from '@tanstack/react-query'
import { takeOverHomeTimes } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { toast } from '@/lib/toast.ts'
import { refreshEvents } from './calendar-events.ts'

/** Takes the coming open homes and the auction of a home into the calendar; from then on they follow the advert. */
export const useTakeOverTimes = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (propertyId: string) => callRoute(takeOverHomeTimes, { body: { propertyId } }),
    onError: (error) =>
      toast({
        title: 'Error adding event',
        description: `There was an error: ${errorText(error)}`,
        variant: 'destructive',
      }),
    onSettled: () => refreshEvents(queryClient),
  })
}
