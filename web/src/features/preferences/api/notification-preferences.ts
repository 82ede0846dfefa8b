import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getNotificationPreferences,
  type NotificationPreferences,
  saveNotificationPreferences,
} from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'
import { toast } from '@/lib/toast.ts'

export const notificationPreferencesQuery = queryOptions({
  queryKey: queryKeyOf(getNotificationPreferences),
  queryFn: ({ signal }) => callRoute(getNotificationPreferences, { signal }),
})

export const useSaveNotificationPreferences = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationPreferences) => callRoute(saveNotificationPreferences, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(notificationPreferencesQuery.queryKey, saved)
      toast({ title: 'Settings saved' })
    },
    onError: (error) =>
      toast({
        title: 'Error saving preferences',
        description: `There was an error saving your preferences: ${errorText(error)}`,
        variant: 'destructive',
      }),
  })
}
