import { queryOptions, useQuery } from '@tanstack/react-query'
import { getMapConfig } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

const mapConfigQuery = queryOptions({
  queryKey: queryKeyOf(getMapConfig),
  queryFn: ({ signal }) => callRoute(getMapConfig, { signal }),
})

/** The code of the map, which is no part of the page until somebody opens it. */
const mapCodeQuery = queryOptions({
  queryKey: ['home-map'],
  queryFn: async () => (await import('./home-map.tsx')).HomeMap,
  structuralSharing: false,
})

/** Without an answer about tiles the map is drawn without them. */
export const useHomeMap = () => {
  const config = useQuery(mapConfigQuery)
  const code = useQuery(mapCodeQuery)
  return {
    HomeMap: config.isPending ? undefined : code.data,
    tiles: config.data?.tiles ?? null,
    hasFailed: code.isError,
    retry: () => void code.refetch(),
  }
}
