import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getExport, requestExport } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'
import { toast } from '@/lib/toast.ts'
import { securityEventsQuery } from './security-events.ts'

const pollMs = 1500

/** The latest export, read anew while services are still answering; null when there is none. */
export const exportQuery = queryOptions({
  queryKey: queryKeyOf(getExport),
  queryFn: ({ signal }) => callRoute(getExport, { signal }),
  refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
})

export const useRequestExport = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callRoute(requestExport, {}),
    onSuccess: (requested) => {
      queryClient.setQueryData(exportQuery.queryKey, requested)
      void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey })
    },
    onError: (error) =>
      toast({ title: 'Your copy could not be prepared', description: errorText(error), variant: 'destructive' }),
  })
}
