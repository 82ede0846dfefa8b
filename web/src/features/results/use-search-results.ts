import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { errorText, hasStatus, unreachable } from '@/lib/api/api-error.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { toast, type ToastText } from '@/lib/toast.ts'
import { type CardPages, cardsKey, useFoundCards, useSearchStatus } from './api/found-cards.ts'
import type { Narrowing } from './narrowing/narrowing.ts'

export function useSearchResults(searchId: string, narrowing: Narrowing) {
  const { data: search } = useSearchStatus(searchId)
  const { isProcessing, statusRevision } = stateOf(search)
  const list = useFoundCards(searchId, narrowing, isProcessing)
  const last = list.data?.pages.at(-1)
  const revision = list.data?.pages[0]?.revision
  useAgreement({ isProcessing, statusRevision, listRevision: revision, readList: list.refetch })
  useFailureToast(list.isLoadingError ? 'Search failed' : notRefreshed, list.isFetchNextPageError ? null : list.error)
  const { refresh, isRefreshing } = useRefresh({ searchId, isProcessing, readList: list.refetch })
  const afterFailure = useReadingOn(list)
  const cards = useMemo(() => list.data?.pages.flatMap((page) => page.cards) ?? [], [list.data])
  const found = last && {
    cards,
    counts: last.counts,
    revision: revision ?? 0,
    /** The previous list, shown while another order or narrowing loads. */
    isOld: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isReadingMore: list.isFetchingNextPage,
    readMore: list.fetchNextPage,
    ...afterFailure,
  }
  return {
    search,
    isProcessing,
    found,
    isWhole: isWhole(revision, statusRevision),
    error: list.error,
    refresh,
    isRefreshing,
  }
}

export type FoundHomes = NonNullable<ReturnType<typeof useSearchResults>['found']>

interface Agreement {
  isProcessing: boolean
  /** Revisions of the status and of the list. */
  statusRevision: number | undefined
  listRevision: number | null | undefined
  readList: () => unknown
}

/**
 * Refetches whichever of status and list has the older revision, once, so that the list is complete when the
 * search ends.
 */
const useAgreement = ({ isProcessing, statusRevision, listRevision, readList }: Agreement): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (listRevision === undefined) return
    if ((listRevision ?? -1) > (statusRevision ?? -1))
      void queryClient.invalidateQueries({ queryKey: searchesQuery.queryKey })
    if (!isProcessing && (listRevision ?? -1) < (statusRevision ?? -1)) void readList()
  }, [isProcessing, statusRevision, listRevision, readList, queryClient])
}

/** Shows one toast per failure, however often the list is refetched. */
const useFailureToast = (title: string, error: Error | null): void => {
  const description = error === null ? null : errorText(error)
  useEffect(() => {
    if (description !== null) toast({ title, description, variant: 'destructive' })
  }, [title, description])
}

const stateOf = (search: ReturnType<typeof useSearchStatus>['data']) => ({
  isProcessing: search?.status === 'processing',
  statusRevision: search?.revision,
})

const isWhole = (shown: number | null | undefined, known = 0): boolean => (shown ?? Infinity) >= known

/** After a refused cursor the list is refetched from its start, because the cursor would be refused again. */
const useReadingOn = (list: ReturnType<typeof useFoundCards>) => {
  const [isStartingOver, setStartingOver] = useState(false)
  const startOver = async () => {
    setStartingOver(true)
    await list.refetch()
    setStartingOver(false)
  }
  return {
    hasMoreFailed: list.isFetchNextPageError || isStartingOver,
    tryMoreAgain: hasStatus(list.error, 400) ? startOver : list.fetchNextPage,
  }
}

interface ListRead {
  isSuccess: boolean
  error: Error | null
  data: Pick<CardPages, 'pages'> | undefined
}

const notRefreshed = 'Results not refreshed'

const outcomeOf = ({ isSuccess, error, data }: ListRead): ToastText => {
  if (isSuccess && data?.pages.some(({ isSaved }) => isSaved) !== true)
    return { title: 'Results refreshed', description: 'The latest property data has been loaded.' }
  const description = error === null ? unreachable : errorText(error)
  return { title: notRefreshed, description, variant: 'destructive' }
}

interface Refreshing {
  searchId: string
  isProcessing: boolean
  readList: () => Promise<ListRead>
}

const useRefresh = ({ searchId, isProcessing, readList }: Refreshing) => {
  const queryClient = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    if (isProcessing) forgetRevision(queryClient, searchId)
    const [list] = await Promise.all([readList(), queryClient.invalidateQueries({ queryKey: searchesQuery.queryKey })])
    setRefreshing(false)
    toast(outcomeOf(list))
  }
  return { refresh, isRefreshing }
}

/** Clears the known revision, so that the next request returns at once instead of long-polling. */
const forgetRevision = (queryClient: QueryClient, searchId: string): void => {
  queryClient.setQueriesData<CardPages>({ queryKey: cardsKey(searchId) }, (known) =>
    known === undefined ? undefined : { ...known, pages: known.pages.map((page) => ({ ...page, revision: null })) },
  )
}
