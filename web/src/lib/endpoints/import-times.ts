import { type QueryClient, useMutation } from '@tanstack/react-query'
import { type ImportedTimes, importHomeTimes } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { plural } from '@/lib/format.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { calendarEventsQuery, refreshEvents } from './calendar-events.ts'

const askAgainMs = 700
const asksAtMost = 5
const lookAgainMs = 3000
const looksAtMost = 5

/** Imports a home's upcoming open homes and auction into the calendar; they then follow changes to the advert. */
export function useImportTimes() {
  return useMutation({
    mutationFn: (propertyId: string) => importTimes(propertyId, asksAtMost),
    onSuccess: (imported, propertyId, _before, { client }) => {
      toast(importedMessage(imported))
      if (imported.isPending) void lookFor(propertyId, looksAtMost, client)
      return refreshEvents(client)
    },
    onError: toastFailure('Error adding event', 'There was an error: '),
  })
}

/** Polls while the import is pending: the calendar service learns of an unknown home within moments. */
const importTimes = async (propertyId: string, asks: number): Promise<ImportedTimes> => {
  const imported = await callRoute(importHomeTimes, { body: { propertyId } })
  if (!imported.isPending || asks <= 1) return imported
  await pause(askAgainMs)
  return importTimes(propertyId, asks - 1)
}

/** Refetches the calendar until it contains the times of a home, up to `looks` times. */
const lookFor = async (propertyId: string, looks: number, queryClient: QueryClient): Promise<void> => {
  await pause(lookAgainMs)
  await refreshEvents(queryClient)
  const events = queryClient.getQueryData(calendarEventsQuery.queryKey) ?? []
  const isThere = events.some((event) => event.isTakenOver && event.propertyId === propertyId)
  if (!isThere && looks > 1) await lookFor(propertyId, looks - 1, queryClient)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const importedMessage = ({ events, isPending }: ImportedTimes) => {
  if (isPending) return { title: 'Adding the times', description: 'They’ll appear in your calendar in a moment.' }
  if (events.length === 0)
    return { title: 'No upcoming times', description: 'The advert doesn’t list any at the moment.' }
  return {
    title: `${plural(events.length, 'event')} in your calendar`,
    description: 'We’ll update them if the advert changes.',
  }
}
