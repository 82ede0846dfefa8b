import { queryOptions, useQuery } from '@tanstack/react-query'
import { type LocationSuggestion, searchLocalities } from '@verandah/contracts'
import { useEffect, useState } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { logError } from '@/lib/log-error.ts'

export const suggestionDebounceMs = 300

export type Suggestions =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'found'; places: readonly LocationSuggestion[] }

/**
 * Returns suggestions for typed text of at least `minChars` characters, debounced. A failed request suggests
 * nothing.
 */
export function useSuggestions(typed: string, minChars: number): Suggestions {
  const wanted = typed.trim()
  const debounced = useDebounced(wanted, suggestionDebounceMs)
  const isLongEnough = wanted.length >= minChars
  const { data, isError } = useQuery({
    ...localitiesQuery(debounced),
    enabled: isLongEnough && debounced === wanted,
  })
  if (!isLongEnough || (isError && debounced === wanted)) return { state: 'idle' }
  return data === undefined || debounced !== wanted ? { state: 'loading' } : { state: 'found', places: data }
}

const suggestionLimit = 10

const fetchLocalities = async (text: string, signal: AbortSignal): Promise<LocationSuggestion[]> => {
  try {
    return await callRoute(searchLocalities, { query: { q: text, limit: suggestionLimit }, signal })
  } catch (error) {
    if (error instanceof ApiError) logError('Locations could not be suggested', error)
    throw error
  }
}

const localitiesQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeyOf(searchLocalities, text),
    queryFn: ({ signal }) => fetchLocalities(text, signal),
  })

const useDebounced = <Value>(value: Value, delayMs: number): Value => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
