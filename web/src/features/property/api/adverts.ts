import { queryOptions } from '@tanstack/react-query'
import { listPropertyAdverts } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** Every advert of a home as it stands now, with its own history. */
export const advertsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeyOf(listPropertyAdverts, id),
    queryFn: ({ signal }) => callRoute(listPropertyAdverts, { params: { id }, signal }),
  })
