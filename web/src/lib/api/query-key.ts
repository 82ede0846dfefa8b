import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** The key of a call's cached answer: the route's name, then what was asked. `[route.name]` matches them all. */
export const queryKeyOf = (route: { name: string }, ...asked: readonly unknown[]): readonly unknown[] => [
  route.name,
  ...asked,
]

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

/** What these keys hold is out of date: shown answers are read again, others when they are next shown. A reading under way is older, and given up. */
export const readAnew = async (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
