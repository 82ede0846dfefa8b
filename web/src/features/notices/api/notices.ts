import { infiniteQueryOptions } from '@tanstack/react-query'
import { listNotices } from '@verandah/contracts'
import { callForResponse, nextCursorOf } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'

const freshMs = 60_000

/** The caller's notices page by page, newest first, and how many are unread; read anew when the buyer comes back to the page. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: queryKeyOf(listNotices),
  initialPageParam: null as string | null,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === null ? {} : { cursor: pageParam }
    const { reply, headers } = await callForResponse(listNotices, { query, signal })
    return { notices: reply, next: nextCursorOf(headers), unread: Number(headers.get('X-Unread-Count') ?? 0) }
  },
  getNextPageParam: ({ next }) => next,
  staleTime: freshMs,
  refetchOnWindowFocus: true,
})
