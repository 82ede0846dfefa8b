import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { AnyRoute, ReplyOf } from '@verandah/contracts'
import { type CallInput, callRoute } from './call-route.ts'

/**
 * Returns the query key of a call: the route's name, then its inputs. The prefix `[route.name]` matches all
 * calls of a route.
 */
export function queryKeyOf(route: { name: string }, ...asked: readonly unknown[]): readonly unknown[] {
  return [route.name, ...asked]
}

type Options<Route extends AnyRoute> = Omit<UseQueryOptions<ReplyOf<Route>>, 'queryKey' | 'queryFn' | 'initialData'>

/** Returns query options for a route; params and query form the key. */
export function routeQuery<Route extends AnyRoute>(
  route: Route,
  input: CallInput<Route>,
  options: Options<Route> = {},
) {
  const { params, query } = input as { params?: object; query?: object }
  return queryOptions({
    ...options,
    queryKey: queryKeyOf(route, ...Object.values({ ...params, ...query })),
    queryFn: ({ signal }) => callRoute(route, { ...input, signal }),
  })
}

/**
 * Updates a cached reply after cancelling any fetch in flight, whose data would be older. Invalidates the query
 * if nothing is cached.
 */
export async function changeAnswer<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (known: Data) => Data,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  const known = queryClient.getQueryData<Data>(queryKey)
  if (known === undefined) return queryClient.invalidateQueries({ queryKey })
  queryClient.setQueryData<Data>(queryKey, change(known))
}

/**
 * Invalidates the given keys: active queries refetch now, others when next mounted. Cancels fetches in flight
 * first, since their data would be older.
 */
export async function readAnew(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
