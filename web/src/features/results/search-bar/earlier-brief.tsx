import { useQuery } from '@tanstack/react-query'
import type { SearchFilters } from '@verandah/contracts'
import { criteriaLabel, searchLabel } from '@/components/search-filters/search-label.ts'
import { Button } from '@/components/ui/button.tsx'
import { criteriaQuery, useSearchAgain } from '@/lib/endpoints/searches.ts'

/** Says that a search began with another brief than today's, and offers to search by today's. */
export const EarlierBrief = ({ filters }: { filters: SearchFilters }) => {
  const { data: brief } = useQuery(criteriaQuery)
  const { searchAgain, isPending } = useSearchAgain()
  const now = brief === undefined ? '' : criteriaLabel(brief)
  if (brief === undefined || now === '' || now === searchLabel(filters)) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-soft">
      <p className="min-w-0">This search began with another brief. Your brief now: {now}.</p>
      <Button variant="link" size="text" busy={isPending && 'Searching…'} onClick={() => searchAgain(brief)}>
        Search with this brief
      </Button>
    </div>
  )
}
