import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteSavedSearch, type SavedSearch, type SavedSearchUpdate, updateSavedSearch } from '@verandah/contracts'
import { errorText } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { changeAnswer } from '@/lib/api/route-query.ts'
import { savedSearchesQuery } from '@/lib/endpoints/saved-searches.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

/** Renames, pauses or speeds up: on the screen at once, back when that fails. */
export const useUpdateSavedSearch = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: SavedSearchUpdate }) =>
      callRoute(updateSavedSearch, { params: { id }, body: change }),
    onMutate: ({ id, change: { name, frequency } }) =>
      changeList(queryClient, (searches) =>
        searches.map((search) =>
          search.id === id
            ? { ...search, name: name ?? search.name, frequency: frequency ?? search.frequency }
            : search,
        ),
      ),
    onError: (error) => {
      const description = `There was an error saving your preferences: ${errorText(error)}`
      toast({ title: 'Error saving preferences', description, variant: 'destructive' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  })
}

/** Off the screen at once, back when that fails. */
export const useDeleteSavedSearch = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => callRoute(deleteSavedSearch, { params: { id } }),
    onMutate: ({ id }) => changeList(queryClient, (searches) => searches.filter((search) => search.id !== id)),
    onError: toastFailure('The saved search was not deleted'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  })
}

export const changeList = (
  queryClient: QueryClient,
  change: (searches: SavedSearch[]) => SavedSearch[],
): Promise<void> => changeAnswer(queryClient, savedSearchesQuery.queryKey, change)
