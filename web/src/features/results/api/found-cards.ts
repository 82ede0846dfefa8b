import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type HomeCard, listResultCards, maxWaitMs, type SearchStatus } from '@verandah/contracts'
import { callForResponse, nextCursorOf } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { cardsPerPage, searchesQuery } from '@/lib/endpoints/searches.ts'
import { type Narrowing, queryOf } from '../narrowing/narrowing.ts'
import { pauseUntilNews } from './late-providers.ts'

/**
 * Counts of homes: found by the search, left by the narrowing, hidden by the buyer, of unknown match with the
 * narrowing, and silent about a fact that the search requires.
 */
export type Counts = Record<'total' | 'shown' | 'hidden' | 'unknown' | 'silent', number>

export interface CardPage {
  cards: HomeCard[]
  next: string | null
  counts: Counts
  /** The search's revision when it returned this page; null if the reply had none. */
  revision: number | null
  /** Whether the revision differs from the last one fetched. */
  isNews: boolean
  /** Came from the browser's saved copy: the server was unreachable. */
  isSaved: boolean
}

export type CardPages = InfiniteData<CardPage, string | null>

/** Polling interval without long polling; after a long poll returns news, the next one starts almost at once. */
const pollMs = 2_000
const holdAgainMs = 250

/** Key prefix of a search's lists, whatever the narrowing. */
export function cardsKey(searchId: string): QueryKey {
  return queryKeyOf(listResultCards, searchId, 'pages')
}

/** A search's homes, page by page. While the search is processing, long-polls the first page for changes. */
export function useFoundCards(searchId: string, narrowing: Narrowing, isProcessing: boolean) {
  return useInfiniteQuery({
    queryKey: [...cardsKey(searchId), narrowing],
    initialPageParam: null as string | null,
    queryFn: ({ client, queryKey, pageParam: cursor, signal }) => {
      const known = client.getQueryData<CardPages>(queryKey)?.pages[0]?.revision ?? null
      const isHeld = isProcessing && cursor === null && known !== null
      return fetchPage(searchId, narrowing, { cursor, known, isHeld, signal })
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      isProcessing && state.data !== undefined ? pauseAfter(state.status, state.data.pages[0]) : false,
  })
}

interface Asking {
  cursor: string | null
  known: number | null
  isHeld: boolean
  signal: AbortSignal
}

const fetchPage = async (
  searchId: string,
  narrowing: Narrowing,
  { cursor, known, isHeld, signal }: Asking,
): Promise<CardPage> => {
  const { reply, headers } = await callForResponse(listResultCards, {
    params: { searchId },
    query: {
      limit: cardsPerPage,
      sort: narrowing.sort,
      ...queryOf(narrowing),
      ...(cursor !== null && { cursor }),
      ...(isHeld && known !== null && { waitMs: maxWaitMs, revision: known }),
    },
    signal,
  })
  const revision = countIn(headers, 'X-Revision')
  const total = countIn(headers, 'X-Total-Count') ?? reply.length
  const counts = {
    total,
    shown: countIn(headers, 'X-Shown-Count') ?? total,
    hidden: countIn(headers, 'X-Hidden-Count') ?? 0,
    unknown: countIn(headers, 'X-Unknown-Count') ?? 0,
    silent: countIn(headers, 'X-Silent-Count') ?? 0,
  }
  const isSaved = headers.has('X-Saved-At')
  return { cards: reply, next: nextCursorOf(headers), counts, revision, isNews: revision !== known, isSaved }
}

const countIn = (headers: Headers, name: string): number | null => {
  const text = headers.get(name)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

const pauseAfter = (status: string, page: CardPage | undefined): number =>
  status === 'success' && page?.revision !== null && page?.isNews === true ? holdAgainMs : pollMs

const statusPollMs = 3_000

/** A search's status, polled every three seconds while it is processing, and while it asks late providers again. */
export function useSearchStatus(searchId: string) {
  return useQuery({
    ...searchesQuery,
    select: (searches) => statusIn(searches, searchId) ?? null,
    refetchInterval: ({ state }) => {
      const search = statusIn(state.data, searchId)
      if (search === undefined) return false
      return search.status === 'processing' ? statusPollMs : pauseUntilNews(search)
    },
  })
}

const statusIn = (searches: readonly SearchStatus[] | undefined, searchId: string): SearchStatus | undefined =>
  searches?.find(({ id }) => id === searchId)
