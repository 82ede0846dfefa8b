import { useQuery } from '@tanstack/react-query'
import type { HousemateSearch } from '@verandah/contracts'
import { narrowingLabel, searchLabel } from '@/components/search-filters/search-label.ts'
import { Button } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { useSearchAgain } from '@/lib/endpoints/searches.ts'
import { dateTimeText, plural } from '@/lib/format.ts'
import { housematesSearchesQuery, useIsInHousehold } from '@/lib/household/household.ts'
import { whereText } from '../search-state.ts'

const shown = 5

/** What housemates have searched for, to search for it too; nothing where there is none. */
export function HouseholdSearches() {
  const { data: searches = [] } = useQuery({ ...housematesSearchesQuery, enabled: useIsInHousehold() === true })
  const { searchAgain, isPending } = useSearchAgain()
  if (searches.length === 0) return null
  return (
    <Panel aria-labelledby="household-searches-title">
      <h2 id="household-searches-title" className="mb-2 text-20">
        Searches of your household
      </h2>
      <ul className="divide-y divide-line">
        {searches.slice(0, shown).map((search) => (
          <TheirSearch
            key={search.id}
            search={search}
            isBusy={isPending}
            onSearch={() => searchAgain(search.filters)}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface TheirSearchProps {
  search: HousemateSearch
  isBusy: boolean
  onSearch: () => void
}

const TheirSearch = ({ search, isBusy, onSearch }: TheirSearchProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2">
    <div className="min-w-52 flex-1">
      <p className="font-semibold wrap-anywhere">{whereText(search)}</p>
      <p className="text-14 text-ink-soft tabular-nums empty:hidden">{narrowingLabel(search.filters)}</p>
      <p className="text-14 text-ink-faint tabular-nums">
        {search.member.name} · {plural(search.resultsCount, 'home')} · {dateTimeText(search.createdAt)}
      </p>
    </div>
    <Button variant="secondary" size="sm" disabled={isBusy} onClick={onSearch}>
      Search too<span className="sr-only"> ({searchLabel(search.filters)})</span>
    </Button>
  </li>
)
