import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelSearch, listProperties } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { toast } from '@/lib/toast.ts'

/** Cancels a search; once `onCancelled` has run it leaves the list. */
export const useCancelSearch = ({ onCancelled }: { onCancelled: () => void }) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callRoute(cancelSearch, { params: { id } }),
    onSuccess: async () => {
      toast({ title: 'Search cancelled', description: 'The property search has been cancelled.' })
      onCancelled()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: searchesQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: queryKeyOf(listProperties) }),
      ])
    },
    onError: () =>
      toast({ title: 'Error', description: 'Could not cancel the search. Please try again.', variant: 'destructive' }),
  })
}
