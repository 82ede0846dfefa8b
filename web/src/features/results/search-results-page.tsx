import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { paths } from '@/lib/paths.ts'
import { SearchResults } from './components/search-results.tsx'
import { OpenSearch } from './opening/open-search.tsx'
import { useSearchId } from './use-search-id.ts'

export const SearchResultsPage = () => {
  const searchId = useSearchId()
  return (
    <Page title="Search Results" className="2xl:max-w-[92rem]">
      <div className="mb-4 flex items-center gap-1">
        <ButtonLink to={paths.landing} variant="quiet" size="icon" aria-label="Back" className="-ml-3">
          <ArrowLeft aria-hidden className="size-5" />
        </ButtonLink>
        <PageHeading>Search Results</PageHeading>
      </div>
      {searchId === null ? <OpenSearch /> : <SearchResults key={searchId} searchId={searchId} />}
    </Page>
  )
}
