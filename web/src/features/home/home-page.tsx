import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listProperties, paths } from '@verandah/contracts'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ChangedPlans } from '@/components/events/changed-plans.tsx'
import { DueSoon } from '@/components/events/due-soon.tsx'
import { useDueDays } from '@/components/events/use-due-days.ts'
import { UpcomingList } from '@/components/events/upcoming-list.tsx'
import { OwnCriteria } from '@/components/search-filters/own-criteria.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { nextSetupStep, setupQuery } from '@/lib/setup/setup.ts'
import { HouseholdSearches } from './components/household-searches.tsx'
import { PreApprovalStrip } from './components/pre-approval-strip.tsx'
import { RecentSearches } from './components/recent-searches.tsx'
import { SearchPanel } from './components/search-panel.tsx'
import { TopProperties } from './components/top-properties.tsx'
import { isRunning } from './search-state.ts'

export function HomePage() {
  const { data: user } = useCurrentUser()
  const isSearching = useRunningSearch()
  const firstName = user?.name.trim().split(/\s+/)[0] ?? ''
  return (
    <Page title="Home">
      <PageHeading className="mb-6">{firstName === '' ? 'Hello' : `Hello, ${firstName}`}</PageHeading>
      <ContinueSetup />
      <PreApprovalStrip />
      <ChangedPlans />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-5">
          <SearchPanel />
          <RecentSearches />
          <HouseholdSearches />
        </div>
        <div className="flex flex-col gap-5">
          <Panel aria-labelledby="criteria-title">
            <h2 id="criteria-title" className="mb-2 text-20">
              What you are looking for
            </h2>
            <OwnCriteria />
          </Panel>
          <UpcomingInspections />
          <ToDo />
          <AddHome />
        </div>
      </div>
      <TopProperties isSearching={isSearching} />
    </Page>
  )
}

const ToDo = () => <DueSoon due={useDueDays()} />

/** Shown while set-up is unfinished: the missing step and a link to it. */
const ContinueSetup = () => {
  const { data: setup } = useQuery(setupQuery)
  if (setup === undefined || (setup.isCriteriaSet && setup.isScoringSet)) return null
  return (
    <div className="mb-6 flex flex-col gap-4 rounded-lg bg-eucalypt-soft p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div>
        <p className="font-semibold text-ink">
          {setup.isCriteriaSet ? 'One step left' : 'Two steps to your own ranking'}
        </p>
        <p className="text-14 text-ink-soft">
          {setup.isCriteriaSet
            ? 'Tell us how much price, location and space matter, and we’ll score every home for you.'
            : 'Tell us what you’re looking for, then how much each thing matters.'}
        </p>
      </div>
      <ButtonLink to={nextSetupStep(setup)} className="self-start">
        Continue
        <ArrowRight className="size-4.5" />
      </ButtonLink>
    </div>
  )
}

const AddHome = () => (
  <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-5 py-3 text-14 text-ink-soft">
    Found a home somewhere else? Score and compare it here.
    <ButtonLink variant="secondary" size="sm" to={paths.ownHome.href()}>
      Add a home
    </ButtonLink>
  </p>
)

const UpcomingInspections = () => (
  <Panel aria-labelledby="inspections-title">
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
      <h2 id="inspections-title" className="text-20">
        Upcoming inspections
      </h2>
      <ButtonLink variant="link" size="text" to={paths.calendar.href()}>
        Open calendar
      </ButtonLink>
    </div>
    <UpcomingList />
  </Panel>
)

const statusPollMs = 2000

/** Returns whether a search is running, polled every two seconds while one is; refetches the homes when it ends. */
const useRunningSearch = (): boolean => {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...searchesQuery,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) === true ? statusPollMs : false),
  })
  const isSearching = data?.some(isRunning) ?? false
  const wasSearching = useRef(false)
  useEffect(() => {
    if (wasSearching.current && !isSearching) {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(listProperties) })
    }
    wasSearching.current = isSearching
  }, [isSearching, queryClient])
  return isSearching
}
