import { type QueryClient, useQuery } from '@tanstack/react-query'
import { listSavedProperties, type SavedProperty } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { changeAnswer, routeQuery } from '@/lib/api/route-query.ts'
import { applyChanges, usePendingChanges } from '@/lib/shortlist/pending-changes.ts'
import { ownUserId } from './weights.ts'

/** The caller's shortlist, newest first. 403 `subscription-required` without an active plan. */
export const savedPropertiesQuery = routeQuery(listSavedProperties, { query: { userId: ownUserId } })

/** The shortlist where another query shows its failure. */
export function useShortlist() {
  return useQuery({ ...savedPropertiesQuery, retryOnMount: false })
}

export interface SavedHome {
  /**
   * The last record from the server with pending changes applied; undefined if the home is not saved or the
   * list has not loaded.
   */
  record: SavedProperty | undefined
  isSaved: boolean
  isFavourite: boolean
  /** Without an active plan, so that it is not known whether the home is saved. */
  isClosed: boolean
}

/** A home's shortlist state with pending changes applied optimistically. */
export function useSavedHome(propertyId: string): SavedHome {
  const { data, error } = useShortlist()
  const changes = usePendingChanges(propertyId)
  const record = data?.find((saved) => saved.propertyId === propertyId)
  const newest = changes.findLast(({ favorite }) => favorite !== undefined)
  return {
    record: record && applyChanges(record, changes),
    isSaved: changes.findLast(({ isSaved }) => isSaved !== undefined)?.isSaved ?? record !== undefined,
    isFavourite: newest?.favorite ?? record?.favorite ?? false,
    isClosed: hasStatus(error, 403),
  }
}

/** Returns the last record from the server, the base for a change. */
export function recordOf(queryClient: QueryClient, propertyId: string): SavedProperty | undefined {
  return queryClient.getQueryData(savedPropertiesQuery.queryKey)?.find((saved) => saved.propertyId === propertyId)
}

/** Inserts a received record into the cached list, newest first; refetches a list that is not cached. */
export function keepRecord(queryClient: QueryClient, record: SavedProperty): Promise<void> {
  return changeAnswer(queryClient, savedPropertiesQuery.queryKey, (list) =>
    [record, ...list.filter(({ id }) => id !== record.id)].toSorted(newestFirst),
  )
}

export function newestFirst(a: Pick<SavedProperty, 'createdAt'>, b: Pick<SavedProperty, 'createdAt'>): number {
  return b.createdAt.localeCompare(a.createdAt)
}

export function dropRecord(queryClient: QueryClient, id: string): Promise<void> {
  return changeAnswer(queryClient, savedPropertiesQuery.queryKey, (list) => list.filter((saved) => saved.id !== id))
}
