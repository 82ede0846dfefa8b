import { useMutation, useQueryClient } from '@tanstack/react-query'
import { takeOverHomeTimes, type TakenOverEvents } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { plural } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { refreshEvents } from './calendar-events.ts'

const askAgainMs = 700
const asksAtMost = 5

/** Takes the coming open homes and the auction of a home into the calendar; from then on they follow the advert. */
export const useTakeOverTimes = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (propertyId: string) => takeOver(propertyId, asksAtMost),
    onSuccess: (taken) => {
      toast(takenWords(taken))
      return refreshEvents(queryClient)
    },
    onError: (error) => {
      const description = `There was an error: ${errorText(error)}`
      toast({ title: 'Error adding event', description, variant: 'destructive' })
    },
  })
}

/** A home that the calendar has never heard of is known to it within moments. */
const takeOver = async (propertyId: string, asks: number): Promise<TakenOverEvents> => {
  const taken = await callRoute(takeOverHomeTimes, { body: { propertyId } })
  if (!taken.isPending || asks <= 1) return taken
  await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  return takeOver(propertyId, asks - 1)
}

const takenWords = ({ events, isPending }: TakenOverEvents) => {
  if (isPending) return { title: 'Times on their way', description: 'They will be in your calendar in a moment.' }
  if (events.length === 0) return { title: 'No coming times', description: 'The advert states none at present.' }
  return { title: `${plural(events.length, 'event')} in your calendar`, description: 'They follow the advert.' }
}
