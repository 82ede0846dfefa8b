import { type QueryKey, useQuery } from '@tanstack/react-query'
import { listSearchResults, maxWaitMs, type Property, type SearchStatus } from '@verandah/contracts'
import { callForResponse } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'

export interface FoundHomes {
  homes: Property[]
  /** Of the search when it gave this list; null where the answer did not say. */
  revision: number | null
  /** Whether it differs from the list before. */
  isNews: boolean
}

/** Without held answers the list is asked for every two seconds; after a held one has answered the next is sent at once. */
const pollMs = 2_000
const holdAgainMs = 250

export const foundHomesKey = (searchId: string): QueryKey => queryKeyOf(listSearchResults, searchId)

/** The ranked homes of a search. While it is processing one request is held until something changes. */
export const useFoundHomes = (searchId: string, isProcessing: boolean) =>
  useQuery({
    queryKey: foundHomesKey(searchId),
    queryFn: ({ client, queryKey, signal }) => {
      const known = client.getQueryData<FoundHomes>(queryKey)?.revision ?? null
      return fetchFoundHomes(searchId, { known, isHeld: isProcessing && known !== null, signal })
    },
    refetchInterval: ({ state }) => (isProcessing && state.data !== undefined ? pauseAfter(state) : false),
  })

interface Asking {
  known: number | null
  isHeld: boolean
  signal: AbortSignal
}

const fetchFoundHomes = async (searchId: string, { known, isHeld, signal }: Asking): Promise<FoundHomes> => {
  const query = isHeld && known !== null ? { waitMs: maxWaitMs, revision: known } : {}
  const { reply, headers } = await callForResponse(listSearchResults, { params: { searchId }, query, signal })
  const revision = revisionIn(headers)
  return { homes: reply, revision, isNews: revision !== known }
}

const revisionIn = (headers: Headers): number | null => {
  const text = headers.get('X-Revision')
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

const pauseAfter = ({ status, data }: { status: string; data: FoundHomes | undefined }): number =>
  status === 'success' && data?.revision !== null && data?.isNews === true ? holdAgainMs : pollMs

const statusPollMs = 3_000

/** The progress of one search, asked for every three seconds while it is processing; any other status stops that. */
export const useSearchStatus = (searchId: string) =>
  useQuery({
    ...searchesQuery,
    select: (searches) => statusIn(searches, searchId) ?? null,
    refetchInterval: ({ state }) => (statusIn(state.data, searchId)?.status === 'processing' ? statusPollMs : false),
  })

const statusIn = (searches: readonly SearchStatus[] | undefined, searchId: string): SearchStatus | undefined =>
  searches?.find(({ id }) => id === searchId)
