import type { SavedProperty } from '@verandah/contracts'
import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { HomeNotFound } from '@/components/saved-home/home-not-found.tsx'
import { Answered, Failure } from '@/components/ui/answered.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { homeQuery } from '@/lib/endpoints/home.ts'
import { savedPropertiesQuery, useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { BiddingCard } from './bidding-card.tsx'

const foundOf = (propertyId: string, record: SavedProperty | undefined) => ({
  propertyId,
  score: record?.score ?? null,
  searchId: record?.searchId ?? null,
})

/** The bidding card of a home: from the shortlist, which is there without a network, else from the home itself. */
export function BiddingPage() {
  const { propertyId = '' } = useParams()
  const list = useQuery(savedPropertiesQuery)
  const { record } = useSavedHome(propertyId)
  const saved = record?.home ?? undefined
  const loaded = useQuery({ ...homeQuery(propertyId, null), enabled: list.isFetched && saved === undefined })
  const home = saved ?? loaded.data
  if (home !== undefined) {
    const found = foundOf(propertyId, record)
    const waiting = list.data === undefined ? <LimitNotKnown query={list} /> : null
    return <BiddingCard key={propertyId} home={home} found={found} waiting={waiting} />
  }
  const error = loaded.isFetching ? null : loaded.error
  return (
    <Page title="Bidding card" width="narrow" className="flex flex-col gap-5">
      <PageHeading>Bidding card</PageHeading>
      {error === null ? (
        <CardSkeleton />
      ) : (
        <NoHome error={error} onRetry={() => Promise.all([list.refetch(), loaded.refetch()])} />
      )}
    </Page>
  )
}

const NoHome = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) =>
  hasStatus(error, 404) ? (
    <HomeNotFound />
  ) : (
    <Failure title="We could not load this home" error={error} className="py-16" onRetry={onRetry} />
  )

const LimitNotKnown = ({ query }: { query: ComponentProps<typeof Answered>['query'] }) => (
  <Answered query={query} what="your limit" skeleton={<Skeleton className="h-24" />}>
    {() => null}
  </Answered>
)

const CardSkeleton = () => (
  <div role="status" aria-label="Loading the bidding card" className="flex flex-col gap-5">
    <Skeleton className="h-24" />
    <Skeleton className="h-20" />
    <Skeleton className="h-72" />
  </div>
)
