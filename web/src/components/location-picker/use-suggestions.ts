import { useQuery } from '@tanstack/react-query'
import type { LocationSuggestion } from '@verandah/contracts'
import { localitiesQuery } from '@/lib/endpoints/localities.ts'
import { useDebounced } from '@/lib/use-debounced.ts'

export const suggestionDebounceMs = 300

export type Suggestions =
  { state: 'idle' } | { state: 'loading' } | { state: 'found'; places: readonly LocationSuggestion[] }

/** Suggestions for typed text, from `minChars` characters on, once typing has paused. A failed look-up suggests nothing. */
export const useSuggestions = (typed: string, minChars: number): Suggestions => {
  const wanted = typed.trim()
  const settled = useDebounced(wanted, suggestionDebounceMs)
  const isLongEnough = wanted.length >= minChars
  const { data, isError } = useQuery({
    ...localitiesQuery(settled),
    enabled: isLongEnough && settled === wanted,
  })
  if (!isLongEnough || (isError && settled === wanted)) return { state: 'idle' }
  return data === undefined || settled !== wanted ? { state: 'loading' } : { state: 'found', places: data }
}
