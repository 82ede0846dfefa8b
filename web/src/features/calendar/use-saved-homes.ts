import { useQuery } from '@tanstack/react-query'
import type { PropertySnapshot, SavedProperty } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'

export interface SavedHomes {
  /** `gated` without an active plan. */
  state: 'loading' | 'gated' | 'failed' | 'ready'
  records: readonly SavedProperty[]
  homes: readonly PropertySnapshot[]
  retry: () => void
}

/** The homes of the caller's shortlist. */
export const useSavedHomes = (): SavedHomes => {
  const { data, error, refetch } = useQuery(savedPropertiesQuery)
  const records = data ?? []
  const homes = records.flatMap(({ home }) => home ?? [])
  return { state: stateOf(data, error), records, homes, retry: () => void refetch() }
}

const stateOf = (data: SavedProperty[] | undefined, error: Error | null): SavedHomes['state'] => {
  if (data !== undefined) return 'ready'
  if (error === null) return 'loading'
  return hasStatus(error, 403) ? 'gated' : 'failed'
}
