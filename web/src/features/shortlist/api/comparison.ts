import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { compareSavedProperties } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** Saved homes side by side, fact by fact; read anew whenever they are looked at. */
export const comparisonQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeyOf(compareSavedProperties, ids),
    queryFn: ({ signal }) => callRoute(compareSavedProperties, { query: { ids: ids.join() }, signal }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
