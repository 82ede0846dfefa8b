import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { isRunning, recentOf } from '../search-state.ts'
import { RecentSearch } from './recent-search.tsx'

const pollMs = 5000

/** The five newest searches; while one runs, the list is read anew every five seconds. */
export const RecentSearches = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Panel aria-labelledby="recent-title">
      <h2 ref={heading} id="recent-title" tabIndex={-1} className="mb-2 text-20">
        Recent Searches
      </h2>
      <SearchList takeFocus={() => heading.current?.focus()} />
    </Panel>
  )
}

const SearchList = ({ takeFocus }: { takeFocus: () => void }) => {
  const { data, error, refetch } = useQuery({
    ...searchesQuery,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) === true ? pollMs : false),
  })
  if (data !== undefined) {
    if (data.length === 0) {
      return (
        <Notice title="No searches yet" icon={<SearchX aria-hidden className="size-7" />} className="py-7">
          Name a suburb and start searching: each search is kept here with what it found.
        </Notice>
      )
    }
    return (
      <ul className="-mx-2 divide-y divide-line">
        {recentOf(data).map((search) => (
          <RecentSearch key={search.id} search={search} takeFocus={takeFocus} />
        ))}
      </ul>
    )
  }
  if (error !== null) {
    return (
      <Notice
        isError
        className="py-7"
        title="Your searches could not be loaded"
        action={
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  return (
    <div role="status" aria-label="Loading your searches" className="flex flex-col gap-2">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
