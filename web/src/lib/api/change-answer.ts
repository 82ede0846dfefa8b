import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Changes a cached answer that is known; a reading under way is older, and given up. An answer that is not known is read again. */
export const changeAnswer = async <Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (known: Data) => Data,
): Promise<void> => {
  await queryClient.cancelQueries({ queryKey })
  const known = queryClient.getQueryData<Data>(queryKey)
  if (known === undefined) return queryClient.invalidateQueries({ queryKey })
  queryClient.setQueryData<Data>(queryKey, change(known))
}
