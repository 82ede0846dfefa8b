import { type InfiniteData, infiniteQueryOptions, type QueryClient, useMutation } from '@tanstack/react-query'
import { listNotices, type Notice, readAllNotices, readNotice } from '@verandah/contracts'
import { callForResponse, callRoute, nextCursorOf } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { toastFailure } from '@/lib/toast.ts'

export function useReadNotices() {
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? callRoute(readAllNotices, {}) : callRoute(readNotice, { params: { id } }),
    onMutate: async (id, { client }) => {
      await client.cancelQueries({ queryKey: noticesQuery.queryKey })
      const before = client.getQueryData(noticesQuery.queryKey)
      markRead(client, id)
      return { before }
    },
    onError: (error, _wanted, context, { client }) => {
      client.setQueryData(noticesQuery.queryKey, context?.before)
      toastFailure('Notifications could not be marked as read')(error)
    },
  })
}

interface Page {
  notices: Notice[]
  next: string | null
  unread: number
}

const markRead = (queryClient: QueryClient, id: string | null): void => {
  queryClient.setQueryData<InfiniteData<Page, string | null>>(noticesQuery.queryKey, (known) => {
    if (known === undefined) return known
    const readAt = new Date().toISOString()
    const isMeant = (notice: Notice) => notice.readAt === null && (id === null || notice.id === id)
    const readNow = known.pages.flatMap(({ notices }) => notices.filter(isMeant)).length
    const pages = known.pages.map(({ notices, next, unread }) => ({
      next,
      notices: notices.map((notice) => (isMeant(notice) ? { ...notice, readAt } : notice)),
      unread: id === null ? 0 : Math.max(0, unread - readNow),
    }))
    return { ...known, pages }
  })
}

const freshMs = 60_000

/** The caller's notices page by page, newest first, with the unread count; refetched when the page regains focus. */
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
