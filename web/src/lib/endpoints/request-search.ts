import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyInput, listProperties, listSearches, requestSearch } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

export type SearchInput = BodyInput<typeof requestSearch>

/** Starts a search; properties and search status are read anew once it is accepted. 403 without an allowance. */
export const useRequestSearch = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SearchInput) => callRoute(requestSearch, { body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeyOf(listProperties) }),
        queryClient.invalidateQueries({ queryKey: queryKeyOf(listSearches) }),
      ]),
  })
}
