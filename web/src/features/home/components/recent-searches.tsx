import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { isRunning, recentOf } from '../search-state.ts'
import { RecentSearch } from './recent-search.tsx'

const pollMs = 5000

export function RecentSearches() {
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
  const query = useQuery({
    ...searchesQuery,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) === true ? pollMs : false),
  })
  return (
    <Answered
      query={query}
      what="your searches"
      skeleton={<Skeletons count={3} className="h-16" />}
      skeletonClass="flex flex-col gap-2"
      failure={{ title: 'Your searches could not be loaded', className: 'py-7', size: 'sm', error: undefined }}
    >
      {(searches) =>
        searches.length === 0 ? (
          <Notice title="No searches yet" Icon={SearchX} className="py-7">
            Choose a suburb and start searching. Your searches and what they find will appear here.
          </Notice>
        ) : (
          <ul className="-mx-2 divide-y divide-line">
            {recentOf(searches).map((search) => (
              <RecentSearch key={search.id} search={search} takeFocus={takeFocus} />
            ))}
          </ul>
        )
      }
    </Answered>
  )
}
