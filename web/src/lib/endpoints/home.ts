import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getProperty, getSearchProperty, type Property } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, routeQuery } from '@/lib/api/route-query.ts'

const retriesAtMost = 3
const firstRetryMs = 250

/** The homes of saved records, whose scores change with every home's. */
export const loadedHomeKey = ['loadedHome'] as const

/** A home as a search saw it, or as it is now where no search is named. */
export const homeQuery = (id: string, searchId: string | null) =>
  searchId === null ? homeNowQuery(id) : homeSeenQuery(id, searchId)

const homeNowQuery = (id: string) => routeQuery(getProperty, { params: { id } })

/** Tried again three times; a home that the search still does not know when tried again is shown as it is now. */
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
