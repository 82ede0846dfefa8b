import { paths } from '@verandah/contracts'
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { ErrorNotice } from './components/error-notice.tsx'
import { LoadingResults } from './components/loading-results.tsx'
import { SearchResults } from './components/search-results.tsx'
import { useOpening } from './opening/use-opening.ts'
import { useSearchId } from './use-search-id.ts'

export function SearchResultsPage() {
  const searchId = useSearchId()
  return (
    <Page title="Search Results" className="max-sm:py-4 sm:py-6! 2xl:max-w-[92rem]">
      <div className="mb-3 flex items-center gap-1">
        <ButtonLink
          Icon={ArrowLeft}
          to={paths.landing}
          variant="quiet"
          size="icon"
          aria-label="Back"
          className="-ml-3"
        />
        <PageHeading>Search Results</PageHeading>
        <ButtonLink variant="secondary" size="sm" to={paths.ownHome.href()} className="ml-auto">
          Add a home
        </ButtonLink>
      </div>
      {searchId === null ? <OpenSearch /> : <SearchResults key={searchId} searchId={searchId} />}
    </Page>
  )
}

const OpenSearch = () => {
  const { isStarting, error, retry } = useOpening()
  if (error !== null && !hasStatus(error, 403)) {
    return (
      <ErrorNotice
        error={error}
        onRetry={() => void retry()}
        mending={
          hasStatus(error, 400) ? <ButtonLink to={paths.setupCriteria}>Change your criteria</ButtonLink> : undefined
        }
      />
    )
  }
  return <LoadingResults text={isStarting ? 'Starting your search...' : 'Loading search results...'} />
}
