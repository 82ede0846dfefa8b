import { hasStatus } from '@/lib/api/error-text.ts'
import { useSearchResults } from '../use-search-results.ts'
import { EmptyNotice } from './empty-notice.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { FailedNotice } from './failed-notice.tsx'
import { FiltersBar } from './filters-bar.tsx'
import { resultsGrid } from './card-grid.ts'
import { CardSkeletons, LoadingResults, PanelSkeleton } from './loading-results.tsx'
import { RankedResults } from './ranked-results.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { SearchEnd } from './search-end.tsx'
import { SearchProgress, SearchTroubles } from './search-progress.tsx'

/** One search, in whatever state it is. */
export const SearchResults = ({ searchId }: { searchId: string }) => {
  const results = useSearchResults(searchId)
  const { search, homes, isWhole, error, isProcessing, refresh, isRefreshing } = results
  if (homes === undefined && hasStatus(error, 403)) return <RefusedNotice error={error} />
  if (homes === undefined && error !== null) return <ErrorNotice error={error} onRetry={() => void refresh()} />
  return (
    <div className="flex flex-col gap-5">
      <SearchEnd search={search} isProcessing={isProcessing} count={isWhole ? homes?.length : undefined} />
      <FiltersBar search={search} onRefresh={() => void refresh()} isRefreshing={isRefreshing} />
      <Homes searchId={searchId} search={search} homes={homes} isProcessing={isProcessing} />
    </div>
  )
}

type HomesProps = Pick<ReturnType<typeof useSearchResults>, 'search' | 'homes' | 'isProcessing'> & { searchId: string }

const Homes = ({ searchId, search, homes, isProcessing }: HomesProps) => {
  if (homes !== undefined && homes.length > 0) {
    return <RankedResults searchId={searchId} search={search} homes={homes} isProcessing={isProcessing} />
  }
  if (isProcessing) return <Waiting search={search} />
  if (homes === undefined || search === undefined) return <LoadingResults text="Loading search results..." />
  if (search?.status === 'failed') return <FailedNotice search={search} />
  return (
    <>
      <h2 className="text-20">No properties found</h2>
      {search !== null && <SearchTroubles search={search} />}
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
