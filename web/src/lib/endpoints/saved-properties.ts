import { type QueryClient, useQuery } from '@tanstack/react-query'
import { listSavedProperties, type SavedProperty } from '@verandah/contracts'
import { changeAnswer, routeQuery } from '@/lib/api/route-query.ts'
import { applyChanges, usePendingChanges } from '@/lib/shortlist/pending-changes.ts'
import { ownUserId } from './weights.ts'

/** The caller's shortlist, newest first. 403 `subscription-required` without an active plan. */
export const savedPropertiesQuery = routeQuery(listSavedProperties, { query: { userId: ownUserId } })

export interface SavedHome {
  /** As the server last gave it, with what is on its way; undefined for a home that is not saved, or not known to be yet. */
  record: SavedProperty | undefined
  isSaved: boolean
  isFavourite: boolean
}

/** One home's place on the shortlist, as the buyer wants it: what is still on its way counts already. */
export const useSavedHome = (propertyId: string): SavedHome => {
  const { data } = useQuery({ ...savedPropertiesQuery, retryOnMount: false })
  const changes = usePendingChanges(propertyId)
  const record = data?.find((saved) => saved.propertyId === propertyId)
  const newest = changes.findLast(({ favorite }) => favorite !== undefined)
  return {
    record: record && applyChanges(record, changes),
    isSaved: changes.findLast(({ isSaved }) => isSaved !== undefined)?.isSaved ?? record !== undefined,
    isFavourite: newest?.favorite ?? record?.favorite ?? false,
  }
}

/** The record as the server last gave it, the base of a change. */
export const recordOf = (queryClient: QueryClient, propertyId: string): SavedProperty | undefined =>
  queryClient.getQueryData(savedPropertiesQuery.queryKey)?.find((saved) => saved.propertyId === propertyId)

/** Puts a record that was just received into its place on the list, the newest first; a list that is not known is read again. */
export const keepRecord = (queryClient: QueryClient, record: SavedProperty): Promise<void> =>
  changeAnswer(queryClient, savedPropertiesQuery.queryKey, (list) =>
    [record, ...list.filter(({ id }) => id !== record.id)].toSorted(newestFirst),
  )

const newestFirst = (a: SavedProperty, b: SavedProperty): number => b.createdAt.localeCompare(a.createdAt)

export const dropRecord = async (queryClient: QueryClient, id: string): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: savedPropertiesQuery.queryKey })
  queryClient.setQueryData(savedPropertiesQuery.queryKey, (list) => list?.filter((saved) => saved.id !== id))
}
