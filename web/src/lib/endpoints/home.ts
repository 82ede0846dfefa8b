import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getProperty, getSearchProperty, type Property } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, routeQuery } from '@/lib/api/route-query.ts'

const retriesAtMost = 3
const firstRetryMs = 250

/** Query key of homes loaded for saved records; their scores change when weights do. */
export const loadedHomeKey = ['loadedHome'] as const

/** A home as a search saw it, or its current revision if no search is given. */
export function homeQuery(id: string, searchId: string | null) {
  return searchId === null ? homeNowQuery(id) : homeSeenQuery(id, searchId)
}

const homeNowQuery = (id: string) => routeQuery(getProperty, { params: { id } })

/**
 * Retries three times with backoff. If the search still returns 404 on a retry, falls back to the home's
 * current revision.
 */
const homeSeenQuery = (id: string, searchId: string) =>
  queryOptions({
    queryKey: queryKeyOf(getSearchProperty, searchId, id),
    queryFn: async ({ client, queryKey, signal }): Promise<Property> => {
      try {
        return await callRoute(getSearchProperty, { params: { searchId, propertyId: id }, signal })
      } catch (error) {
        if (!isRetry(client, queryKey) || !hasStatus(error, 404)) throw error
        return callRoute(getProperty, { params: { id }, signal })
      }
    },
    retry: retriesAtMost,
    retryDelay: (retries) => firstRetryMs * 2 ** retries,
  })

const isRetry = (client: QueryClient, queryKey: readonly unknown[]): boolean =>
  (client.getQueryState(queryKey)?.fetchFailureCount ?? 0) > 0
