import { useMutation } from '@tanstack/react-query'
import { cancelSearch, listProperties, paths, type SearchStatus } from '@verandah/contracts'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { narrowingLabel, searchLabel } from '@/components/search-filters/search-label.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { dateTimeText, plural } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { badgeOf, isRunning, whereText } from '../search-state.ts'

const tones = { Complete: 'action', Processing: 'ochre', Error: 'danger' } as const

interface RecentSearchProps {
  search: SearchStatus
  takeFocus: () => void
}

export function RecentSearch({ search, takeFocus }: RecentSearchProps) {
  const row = useRef<HTMLLIElement>(null)
  const open = useOpenSearch()
  const cancel = useCancelSearch({
    onCancelled: () => {
      if (row.current?.contains(document.activeElement) === true) takeFocus()
    },
  })
  const badge = badgeOf(search)
  return (
    <li ref={row} className="flex items-center">
      <button
        type="button"
        onClick={() => open(search)}
        className="flex min-h-16 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-md px-2 py-2 text-left transition-colors hover:bg-sunken"
      >
        <span className="min-w-52 flex-1">
          <span className="block font-semibold wrap-anywhere">{whereText(search)}</span>
          <span className="block text-14 text-ink-soft tabular-nums empty:hidden">
            {narrowingLabel(search.filters)}
          </span>
          <span className="block text-14 text-ink-faint tabular-nums">
            {plural(search.resultsCount, 'home')} · {dateTimeText(search.createdAt)}
          </span>
        </span>
        <Badge tone={tones[badge]}>
          {badge === 'Processing' && <Spinner className="size-3" />}
          {badge}
        </Badge>
      </button>
      {isRunning(search) && (
        <button
          type="button"
          aria-label={`Cancel the search in ${searchLabel(search.filters)}`}
          aria-disabled={cancel.isPending}
          onClick={() => {
            if (!cancel.isPending) cancel.mutate(search.id)
          }}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-sunken hover:text-ink aria-disabled:opacity-50"
        >
          <X className="size-4.5" />
        </button>
      )}
    </li>
  )
}

/** Opens a completed search's results or a failed search's reason; otherwise says why it cannot be opened. */
const useOpenSearch = () => {
  const navigate = useNavigate()
  return (search: SearchStatus) => {
    if (isRunning(search)) {
      toast({
        title: 'Search in progress',
        description: 'Please wait for the search to complete before viewing results.',
      })
    } else if (search.status === 'completed' && search.resultsCount === 0) {
      toast({
        title: 'No properties found',
        description: 'The search completed but no properties matched your criteria. Try a different search.',
        variant: 'destructive',
      })
    } else {
      void navigate(paths.searchResults.href(search.id))
    }
  }
}

/** Cancels a search. Calls `onCancelled` before the search leaves the list. */
const useCancelSearch = ({ onCancelled }: { onCancelled: () => void }) =>
  useMutation({
    mutationFn: (id: string) => callRoute(cancelSearch, { params: { id } }),
    onSuccess: async (_reply, _wanted, _before, { client }) => {
      toast({ title: 'Search cancelled', description: 'The property search has been cancelled.' })
      onCancelled()
      await Promise.all([
        client.invalidateQueries({ queryKey: searchesQuery.queryKey }),
        client.invalidateQueries({ queryKey: queryKeyOf(listProperties) }),
      ])
    },
    onError: () =>
      toast({ title: 'Error', description: 'Could not cancel the search. Please try again.', variant: 'destructive' }),
  })
