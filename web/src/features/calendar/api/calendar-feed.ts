import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CalendarFeed, getCalendarFeed, openCalendarFeed, revokeCalendarFeed } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { toastFailure } from '@/lib/toast.ts'

const fetchFeed = async ({ signal }: { signal: AbortSignal }): Promise<CalendarFeed | null> => {
  try {
    return await callRoute(getCalendarFeed, { signal })
  } catch (error) {
    if (hasStatus(error, 404)) return null
    throw error
  }
}

/** The private feed of the caller, or null while there is none. */
export const calendarFeedQuery = queryOptions({ queryKey: queryKeyOf(getCalendarFeed), queryFn: fetchFeed })

export const useOpenFeed = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callRoute(openCalendarFeed, {}),
    onSuccess: (feed) => queryClient.setQueryData(calendarFeedQuery.queryKey, feed),
    onError: toastFailure('The link could not be made'),
  })
}

/** Closes the feed for good: its address leads nowhere from then on. */
export const useRevokeFeed = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callRoute(revokeCalendarFeed, {}),
    onSuccess: () => queryClient.setQueryData(calendarFeedQuery.queryKey, null),
    onError: toastFailure('The link could not be revoked'),
  })
}
