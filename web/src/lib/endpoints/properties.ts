import { infiniteQueryOptions } from '@tanstack/react-query'
import { listProperties, type PropertySort } from '@verandah/contracts'
import { callForResponse } from '@/lib/api/call-route.ts'
import { nextCursorOf } from '@/lib/api/link-header.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** Every home that the caller's searches found, page by page. */
export const propertiesQuery = (sort: PropertySort) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(listProperties, { sort }),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { sort, ...(pageParam === null ? {} : { cursor: pageParam }) }
      const { reply, headers } = await callForResponse(listProperties, { query, signal })
      return { homes: reply, next: nextCursorOf(headers), total: Number(headers.get('X-Total-Count') ?? reply.length) }
    },
    getNextPageParam: ({ next }) => next,
  })
