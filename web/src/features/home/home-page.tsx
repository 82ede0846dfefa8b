import { Page, PageHeading } from '@/components/ui/page.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { ContinueSetup } from './components/continue-setup.tsx'
import { RecentSearches } from './components/recent-searches.tsx'
import { SearchPanel } from './components/search-panel.tsx'
import { TopProperties } from './components/top-properties.tsx'
import { UpcomingInspections } from './components/upcoming-inspections.tsx'
import { useRunningSearch } from './use-running-search.ts'

export const HomePage = () => {
  const { data: user } = useCurrentUser()
  const isSearching = useRunningSearch()
  const firstName = user?.name.trim().split(/\s+/)[0] ?? ''
  return (
    <Page title="Home">
      <PageHeading className="mb-6">{firstName === '' ? 'Hello' : `Hello, ${firstName}`}</PageHeading>
      <ContinueSetup />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-5">
          <SearchPanel />
          <RecentSearches />
        </div>
        <UpcomingInspections />
      </div>
      <TopProperties isSearching={isSearching} />
    </Page>
  )
}
