import { queryOptions } from '@tanstack/react-query'
import { type LocationSuggestion, searchLocalities } from '@verandah/contracts'
import { ApiError } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'
import { logError } from '@/lib/log-error.ts'

const suggestionLimit = 10

const fetchLocalities = async (text: string, signal: AbortSignal): Promise<LocationSuggestion[]> => {
  try {
    return await callRoute(searchLocalities, { query: { q: text, limit: suggestionLimit }, signal })
  } catch (error) {
    if (error instanceof ApiError) logError('Locations could not be suggested', error)
    throw error
  }
}

/** Suggestions for typed text. A failure is only logged. */
export const localitiesQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeyOf(searchLocalities, text),
    queryFn: ({ signal }) => fetchLocalities(text, signal),
  })
