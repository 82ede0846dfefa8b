import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { AnyRoute, ReplyOf } from '@verandah/contracts'
import { type CallInput, callRoute } from './call-route.ts'

/** The key of a call's cached answer: the route's name, then what was asked. `[route.name]` matches them all. */
export const queryKeyOf = (route: { name: string }, ...asked: readonly unknown[]): readonly unknown[] => [
  route.name,
  ...asked,
]

type Options<Route extends AnyRoute> = Omit<UseQueryOptions<ReplyOf<Route>>, 'queryKey' | 'queryFn' | 'initialData'>

/** A question to the server; what it is asked with tells its answers apart. */
export const routeQuery = <Route extends AnyRoute>(
  route: Route,
  input: CallInput<Route>,
  options: Options<Route> = {},
) => {
  const { params, query } = input as { params?: object; query?: object }
  return queryOptions({
    ...options,
    queryKey: queryKeyOf(route, ...Object.values({ ...params, ...query })),
    queryFn: ({ signal }) => callRoute(route, { ...input, signal }),
  })
}

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
