import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listProperties } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { queryKeyOf } from '@/lib/api/query-key.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { isRunning } from './search-state.ts'

const statusPollMs = 2000

/** Whether a search is in progress, asked every two seconds while it is; when it ends, the homes are read once more. */
export const useRunningSearch = (): boolean => {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...searchesQuery,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) === true ? statusPollMs : false),
  })
  const isSearching = data?.some(isRunning) ?? false
  const wasSearching = useRef(false)
  useEffect(() => {
    if (wasSearching.current && !isSearching) {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(listProperties) })
    }
    wasSearching.current = isSearching
  }, [isSearching, queryClient])
  return isSearching
}
