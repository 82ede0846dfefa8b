import { useQuery } from '@tanstack/react-query'
import { listSavedProperties, type PropertySnapshot, type SavedProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { hasStatus } from '@/lib/api/error-text.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

export interface SavedHomes {
  state: 'loading' | 'gated' | 'failed' | 'ready'
  homes: readonly PropertySnapshot[]
  retry: () => void
}

/** The homes of the caller's shortlist, to choose from. */
export const useSavedHomes = (): SavedHomes => {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(listSavedProperties),
    queryFn: ({ signal }) => callRoute(listSavedProperties, { query: { userId: '1' }, signal }),
  })
  return {
    state: stateOf(data, error),
    homes: data?.flatMap(({ home }) => home ?? []) ?? [],
    retry: () => void refetch(),
  }
}

const stateOf = (data: SavedProperty[] | undefined, error: Error | null): SavedHomes['state'] => {
  if (data !== undefined) return 'ready'
  if (error === null) return 'loading'
  return hasStatus(error, 403) ? 'gated' : 'failed'
}
