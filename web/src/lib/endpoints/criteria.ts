import { queryOptions } from '@tanstack/react-query'
import { getCriteria } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** The caller's saved criteria; an empty object when there are none. */
export const criteriaQuery = queryOptions({
  queryKey: queryKeyOf(getCriteria),
  queryFn: ({ signal }) => callRoute(getCriteria, { signal }),
})
