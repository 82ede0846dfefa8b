import { useQuery } from '@tanstack/react-query'
import type { SearchStatus } from '@verandah/contracts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'

const pollMs = 3_000

/** The progress of one search, asked for every three seconds while it is processing; any other status stops that. */
export const useSearchStatus = (searchId: string) =>
  useQuery({
    ...searchesQuery,
    select: (searches) => statusIn(searches, searchId) ?? null,
    refetchInterval: ({ state }) => (statusIn(state.data, searchId)?.status === 'processing' ? pollMs : false),
  })

const statusIn = (searches: readonly SearchStatus[] | undefined, searchId: string): SearchStatus | undefined =>
  searches?.find(({ id }) => id === searchId)
