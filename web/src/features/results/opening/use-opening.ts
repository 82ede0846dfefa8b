import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { criteriaQuery } from '@/lib/endpoints/criteria.ts'
import { useRequestSearch } from '@/lib/endpoints/request-search.ts'
import { useSearchFailure } from '@/lib/endpoints/search-failure.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { paths } from '@/lib/paths.ts'
import { asksForFreshSearch } from '@/lib/setup/fresh-search.ts'
import { storedCriteria } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'
import { nextOpening, type Opening } from './next-opening.ts'

/** Finds or starts the search of an address that names none. Every step replaces the address, so Back never returns here. */
export const useOpening = () => {
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

/** Takes the step once, also where effects run twice. */
const useTake = (opening: Opening, begin: (opening: Opening & { kind: 'start' }) => void): void => {
  const navigate = useNavigate()
  const isTaken = useRef(false)
  useEffect(() => {
    if (opening.kind === 'wait' || isTaken.current) return
    isTaken.current = true
    if (opening.kind === 'adopt') void navigate(paths.searchResults(opening.searchId), { replace: true })
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
        void navigate(paths.searchResults(searchId), { replace: true })
      },
      (error: unknown) => explain(error),
    )
  }
  return { begin, isPending: request.isPending, error: request.error }
}
