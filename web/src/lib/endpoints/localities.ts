import { queryOptions } from '@tanstack/react-query'
import { searchLocalities } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

const suggestionLimit = 10

/** Suggestions for typed text. */
export const localitiesQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeyOf(searchLocalities, text),
    queryFn: ({ signal }) => callRoute(searchLocalities, { query: { q: text, limit: suggestionLimit }, signal }),
  })
