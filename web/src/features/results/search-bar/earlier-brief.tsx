import { useQuery } from '@tanstack/react-query'
import type { SearchFilters } from '@verandah/contracts'
import { criteriaLabel, searchLabel } from '@/components/search-filters/search-label.ts'
import { Button } from '@/components/ui/button.tsx'
import { criteriaQuery, useSearchAgain } from '@/lib/endpoints/searches.ts'

/** Says that a search began with another brief than today's, and offers to search by today's. */
export function EarlierBrief({ filters }: { filters: SearchFilters }) {
  const { data: brief } = useQuery(criteriaQuery)
  const { searchAgain, isPending } = useSearchAgain()
  const now = brief === undefined ? '' : criteriaLabel(brief)
  if (brief === undefined || now === '' || now === searchLabel(filters)) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 text-14 sm:mt-3 text-ink-soft">
      <p className="min-w-0">Your brief has changed since: {now}.</p>
      <Button variant="link" size="text" busy={isPending && 'Searching…'} onClick={() => searchAgain(brief)}>
        Search with this brief
      </Button>
    </div>
  )
}
