import type { SearchStatus } from '@verandah/contracts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { SkipLink } from '@/components/ui/skip-link.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { plural } from '@/lib/format.ts'
import { useNarrowing } from '../narrowing/narrowing.ts'
import { SearchBar } from '../search-bar/search-bar.tsx'
import { useSearchResults } from '../use-search-results.ts'
import { EmptyNotice, ErrorNotice, FailedNotice, RefusedNotice } from './error-notice.tsx'
import { CardSkeletons, LoadingResults, PanelSkeleton, resultsGrid } from './loading-results.tsx'
import { LoosenOffer } from './loosen-offer.tsx'
import { RankedResults } from './ranked-results.tsx'
import { SilentNote } from './silent-note.tsx'
import { SearchProgress, SearchTroubles } from './search-progress.tsx'

export function SearchResults({ searchId }: { searchId: string }) {
  const narrowed = useNarrowing()
  const results = useSearchResults(searchId, narrowed.narrowing)
  const { search, found, isWhole, error, isProcessing, refresh, isRefreshing } = results
  if (found === undefined && hasStatus(error, 403)) return <RefusedNotice error={error} />
  if (found === undefined && error !== null) return <ErrorNotice error={error} onRetry={() => void refresh()} />
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      {found !== undefined && found.counts.shown > 0 && <SkipLink to="#homes-found">Skip to homes</SkipLink>}
      <SearchEnd search={search} isProcessing={isProcessing} count={isWhole ? found?.counts.total : undefined} />
      <FiltersBar search={search} onRefresh={() => void refresh()} isRefreshing={isRefreshing} />
      <Homes searchId={searchId} search={search} found={found} isProcessing={isProcessing} {...narrowed} />
    </div>
  )
}

type HomesProps = Pick<ReturnType<typeof useSearchResults>, 'search' | 'found' | 'isProcessing'> &
  ReturnType<typeof useNarrowing> & { searchId: string }

const Homes = ({ found, ...rest }: HomesProps) => {
  const { search, isProcessing, narrowing, narrow } = rest
  if (found !== undefined && found.counts.total > 0) return <RankedResults found={found} {...rest} />
  if (isProcessing) return <Waiting search={search} />
  if (found === undefined || search === undefined) return <LoadingResults text="Loading search results..." />
  if (search?.status === 'failed') return <FailedNotice search={search} />
  return (
    <>
      <h2 className="text-20">No properties found</h2>
      {search !== null && <SearchTroubles search={search} />}
      {found.counts.silent > 0 && <SilentNote search={search} counts={found.counts} {...{ narrowing, narrow }} />}
      <LoosenOffer shown={0} {...{ search, narrowing, narrow }} />
      <EmptyNotice />
    </>
  )
}

const Waiting = ({ search }: Pick<HomesProps, 'search'>) => (
  <div className={resultsGrid}>
    <PanelSkeleton />
    <div className="flex flex-col gap-4">
      {search !== null && search !== undefined && <SearchProgress search={search} />}
      <CardSkeletons />
    </div>
  </div>
)

interface FiltersBarProps {
  search: SearchStatus | null | undefined
  onRefresh: () => void
  isRefreshing: boolean
}

const FiltersBar = ({ search, onRefresh, isRefreshing }: FiltersBarProps) => (
  <div className="flex items-start justify-between gap-3">
    {search === null || search === undefined ? (
      <div className="min-h-11 sm:min-h-9" />
    ) : (
      <SearchBar filters={search.filters} />
    )}
    <Button
      variant="secondary"
      size="sm"
      isPending={isRefreshing}
      Icon={RefreshCw}
      className="max-sm:min-h-11"
      onClick={onRefresh}
    >
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  </div>
)

interface SearchEndProps {
  search: SearchStatus | null | undefined
  isProcessing: boolean
  /** Number of homes, once the whole list has loaded. */
  count: number | undefined
}

/**
 * Announces the end of a search to screen readers, unless it had ended before the page opened, and afterwards the homes
 * of providers that answered late.
 */
const SearchEnd = ({ search, isProcessing, count }: SearchEndProps) => {
  const [hasRun, setRun] = useState(isProcessing)
  const [homes, setHomes] = useState<HomesCounted | null>(null)
  if (isProcessing && !hasRun) setRun(true)
  const isOver = search?.status === 'completed'
  const counted = countedAfter(homes, isProcessing, isOver ? count : undefined)
  if (counted !== homes) setHomes(counted)
  return (
    <p role="status" className="sr-only">
      {homes !== null && endText(homes, hasRun)}
    </p>
  )
}

/** How many homes a search had at its end, and has by now. */
interface HomesCounted {
  atEnd: number
  now: number
}

/** `count` is the number of homes once the search is over. */
const countedAfter = (homes: HomesCounted | null, isProcessing: boolean, count: number | undefined) => {
  if (isProcessing) return null
  if (count === undefined || count === homes?.now) return homes
  return { atEnd: homes?.atEnd ?? count, now: count }
}

const endText = ({ atEnd, now }: HomesCounted, hasRun: boolean): string | false => {
  if (now > atEnd) return `${plural(now - atEnd, 'more home', 'more homes')} came in.`
  return hasRun && `Search complete. ${foundLabel(atEnd)}`
}

const foundLabel = (count: number): string =>
  count === 0 ? 'No properties found.' : `Found ${plural(count, 'property', 'properties')}.`
