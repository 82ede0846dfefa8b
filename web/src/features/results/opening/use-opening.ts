import { useQuery } from '@tanstack/react-query'
import { paths, type SearchStatus } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  asksForFreshSearch,
  criteriaQuery,
  searchesQuery,
  type SearchInput,
  useRequestSearch,
  useSearchFailure,
} from '@/lib/endpoints/searches.ts'
import { storedCriteria } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'

/** Finds or starts a search for a URL without one. Replaces history entries, so that Back never returns here. */
export function useOpening() {
  const searches = useQuery(searchesQuery)
  const criteria = useQuery(criteriaQuery)
  const startsFresh = asksForFreshSearch(useLocation().state)
  const start = useStartSearch()
  const opening = nextOpening({
    searches: searches.isError ? [] : searches.data,
    saved: criteria.isPending ? undefined : (criteria.data ?? {}),
    remembered: storedCriteria.read() ?? {},
    startsFresh,
  })
  useTake(opening, start.begin)
  return {
    isStarting: start.isPending,
    error: start.error,
    retry: () => opening.kind === 'start' && start.begin(opening),
  }
}

/** Acts once, even where effects run twice. */
const useTake = (opening: Opening, begin: (opening: Opening & { kind: 'start' }) => void): void => {
  const navigate = useNavigate()
  const isTaken = useRef(false)
  useEffect(() => {
    if (opening.kind === 'wait' || isTaken.current) return
    isTaken.current = true
    if (opening.kind === 'adopt') void navigate(paths.searchResults.href(opening.searchId), { replace: true })
    if (opening.kind === 'start') begin(opening)
    if (opening.kind === 'ask') {
      toast({
        title: 'No saved criteria',
        description: 'Please set up your property criteria first.',
        variant: 'destructive',
      })
      void navigate(paths.setupCriteria, { replace: true })
    }
  })
}

const useStartSearch = () => {
  const request = useRequestSearch()
  const navigate = useNavigate()
  const explain = useSearchFailure({ replace: true })
  const begin = ({ criteria }: Opening & { kind: 'start' }) => {
    request.mutateAsync(criteria).then(
      ({ searchId }) => {
        toast({ title: 'Search started', description: 'Using your saved property criteria to find matches.' })
        void navigate(paths.searchResults.href(searchId), { replace: true })
      },
      (error: unknown) => explain(error),
    )
  }
  return { begin, isPending: request.isPending, error: request.error }
}

interface Known {
  /** The caller's searches, newest first; undefined while they load. */
  searches: readonly SearchStatus[] | undefined
  /** Criteria from the server; undefined while they load, empty if there are none. */
  saved: SearchInput | undefined
  /** Criteria stored in this browser, used if the server has none. */
  remembered: SearchInput
  startsFresh: boolean
}

type Opening =
  | { kind: 'wait' }
  | { kind: 'adopt'; searchId: string }
  | { kind: 'start'; criteria: SearchInput }
  | { kind: 'ask' }

/**
 * Decides where a URL without a search leads: the newest search, else a new one by the saved criteria, else the
 * criteria screen.
 */
export function nextOpening({ searches, saved, remembered, startsFresh }: Known): Opening {
  if (searches === undefined) return { kind: 'wait' }
  const newest = searches[0]
  if (newest !== undefined && !startsFresh) return { kind: 'adopt', searchId: newest.id }
  if (saved === undefined) return { kind: 'wait' }
  const criteria = [saved, remembered].find(namesPlace)
  if (criteria !== undefined) return { kind: 'start', criteria }
  return newest === undefined ? { kind: 'ask' } : { kind: 'adopt', searchId: newest.id }
}

const namesPlace = ({ suburb, locality }: SearchInput): boolean =>
  (suburb !== undefined && suburb.trim() !== '') || (locality !== undefined && locality !== null)
