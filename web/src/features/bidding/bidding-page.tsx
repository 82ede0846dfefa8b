import type { SavedProperty } from '@verandah/contracts'
import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Answered, Failure } from '@/components/ui/answered.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
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
  const isFailed = loaded.error !== null && !loaded.isFetching
  return (
    <Page title="Bidding card" width="narrow" className="flex flex-col gap-5">
      <PageHeading>Bidding card</PageHeading>
      {isFailed ? (
        <Failure
          title="We could not load this home"
          error={loaded.error}
          className="py-16"
          onRetry={() => Promise.all([list.refetch(), loaded.refetch()])}
        />
      ) : (
        <CardSkeleton />
      )}
    </Page>
  )
}

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
