import { type QueryClient, useMutation } from '@tanstack/react-query'
import { deleteSavedSearch, type SavedSearch, type SavedSearchUpdate, updateSavedSearch } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { changeAnswer } from '@/lib/api/route-query.ts'
import { savedSearchesQuery } from '@/lib/endpoints/saved-searches.ts'
import { toastFailure } from '@/lib/toast.ts'

export function useUpdateSavedSearch() {
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: SavedSearchUpdate }) =>
      callRoute(updateSavedSearch, { params: { id }, body: change }),
    onMutate: ({ id, change: { name, frequency } }, { client }) =>
      changeList(client, (searches) =>
        searches.map((search) =>
          search.id === id
            ? { ...search, name: name ?? search.name, frequency: frequency ?? search.frequency }
            : search,
        ),
      ),
    onError: toastFailure('Error saving preferences', 'There was an error saving your preferences: '),
    onSettled: (_reply, _error, _wanted, _before, { client }) =>
      client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  })
}

export function useDeleteSavedSearch() {
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => callRoute(deleteSavedSearch, { params: { id } }),
    onMutate: ({ id }, { client }) => changeList(client, (searches) => searches.filter((search) => search.id !== id)),
    onError: toastFailure('The saved search was not deleted'),
    onSettled: (_reply, _error, _wanted, _before, { client }) =>
      void client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  })
}

export function changeList(
  queryClient: QueryClient,
  change: (searches: SavedSearch[]) => SavedSearch[],
): Promise<void> {
  return changeAnswer(queryClient, savedSearchesQuery.queryKey, change)
}
