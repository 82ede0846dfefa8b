import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listProperties, paths, type Property, PropertySort } from '@verandah/contracts'
import { useState } from 'react'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { PropertyCard, PropertyCardSkeleton } from '@/components/property/property-card.tsx'
import { weighedByText } from '@/components/property/score-ring.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Failure } from '@/components/ui/answered.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/input.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { callForResponse, nextCursorOf } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { countText } from '@/lib/format.ts'

const sortOptions: { value: PropertySort; label: string }[] = [
  { value: 'score-desc', label: 'Score Highest First' },
  { value: 'price-asc', label: 'Price Lowest First' },
  { value: 'price-desc', label: 'Price Highest First' },
  { value: 'recent', label: 'Most Recent First' },
]

export function TopProperties({ isSearching }: { isSearching: boolean }) {
  const [sort, setSort] = useState<PropertySort>('score-desc')
  return (
    <section aria-labelledby="top-title" className="mt-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="top-title" className="text-25">
            Top Ranked Properties
          </h2>
          <p className="text-14 text-ink-faint">{weighedByText(null)}</p>
        </div>
        <Select
          aria-label="Sort by"
          className="w-full sm:w-56"
          options={sortOptions}
          value={sort}
          onChange={(event) => setSort(PropertySort.parse(event.target.value))}
        />
      </div>
      <TopPropertiesList sort={sort} isSearching={isSearching} />
    </section>
  )
}

const pollMs = 5000
const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** Homes page by page, refetched every five seconds while a search runs. */
const TopPropertiesList = ({ sort, isSearching }: { sort: PropertySort; isSearching: boolean }) => {
  const list = useInfiniteQuery({
    ...propertiesQuery(sort),
    placeholderData: keepPreviousData,
    refetchInterval: isSearching ? pollMs : false,
  })
  if (list.data === undefined) {
    return list.error === null ? <Loading /> : <Failed onRetry={() => void list.refetch()} />
  }
  const homes = list.data.pages.flatMap((page) => page.homes)
  const total = list.data.pages.at(-1)?.total ?? homes.length
  if (homes.length === 0) return <None />
  return (
    <>
      <ul className={grid} aria-busy={list.isPlaceholderData}>
        {homes.map((home) => (
          <li key={home.id} className="grid">
            <TopHome home={home} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col items-center gap-3">
        <p className="text-14 text-ink-faint tabular-nums">
          {countText(homes.length)} of {countText(total)}
        </p>
        {list.hasNextPage && (
          <Button variant="secondary" isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Try again' : 'Load More Properties'}
          </Button>
        )}
        {list.isFetchNextPageError && (
          <p role="alert" className="text-14 text-danger">
            Error loading properties. Please try again later.
          </p>
        )}
      </div>
    </>
  )
}

const TopHome = ({ home }: { home: Property }) => {
  const name = streetOf(home)
  const { record } = useSavedHome(home.id)
  return (
    <PropertyCard
      home={home}
      marks={record?.stage === 'lost' && <Badge className="self-start">You lost this one</Badge>}
      heart={<HeartButton propertyId={home.id} score={home.score} searchId={null} name={name} />}
    >
      <ButtonLink
        variant="link"
        size="text"
        to={paths.property.href(home.id)}
        className="self-start after:absolute after:inset-0"
      >
        View Details
        <span className="sr-only"> of {name}</span>
      </ButtonLink>
    </PropertyCard>
  )
}

const Loading = () => (
  <div role="status">
    <p className="mb-4 text-14 text-ink-faint">Loading properties...</p>
    <div className={grid}>
      {[1, 2, 3].map((card) => (
        <PropertyCardSkeleton key={card} />
      ))}
    </div>
  </div>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Failure title="Error loading properties. Please try again later." onRetry={onRetry} variant="secondary" />
)

const None = () => (
  <Notice title="No properties found matching your criteria.">
    Start a search above. Every home it finds will be scored and listed here, best first.
  </Notice>
)

const propertiesQuery = (sort: PropertySort) =>
  infiniteQueryOptions({
    queryKey: queryKeyOf(listProperties, { sort }),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { sort, ...(pageParam === null ? {} : { cursor: pageParam }) }
      const { reply, headers } = await callForResponse(listProperties, { query, signal })
      return { homes: reply, next: nextCursorOf(headers), total: Number(headers.get('X-Total-Count') ?? reply.length) }
    },
    getNextPageParam: ({ next }) => next,
  })
