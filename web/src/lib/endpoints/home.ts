import { queryOptions } from '@tanstack/react-query'
import { getProperty, getSearchProperty } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { routeQuery } from '@/lib/api/route-query.ts'

const retriesAtMost = 3
const firstRetryMs = 250

/** Query key of homes loaded for saved records; their scores change when weights do. */
export const loadedHomeKey = ['loadedHome'] as const

/** A home as a search saw it, or its current revision if no search is given. */
export function homeQuery(id: string, searchId: string | null) {
  return searchId === null ? homeNowQuery(id) : homeSeenQuery(id, searchId)
}

const homeNowQuery = (id: string) => routeQuery(getProperty, { params: { id } })

/** Retries three times with backoff, and once a search that answers 404. */
const homeSeenQuery = (id: string, searchId: string) =>
  queryOptions({
    ...routeQuery(getSearchProperty, { params: { searchId, propertyId: id } }),
    retry: (failures, error) => failures < (hasStatus(error, 404) ? 1 : retriesAtMost),
    retryDelay: (retries) => firstRetryMs * 2 ** retries,
  })
