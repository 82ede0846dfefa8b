import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Property, PropertySort } from '@verandah/contracts'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { PropertyCardSkeleton } from '@/components/property/property-card-skeleton.tsx'
import { PropertyCard } from '@/components/property/property-card.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { propertiesQuery } from '@/lib/endpoints/properties.ts'
import { countText } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'

const pollMs = 5000
const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** Homes page by page; while a search runs they are read anew every five seconds. */
export const TopPropertiesList = ({ sort, isSearching }: { sort: PropertySort; isSearching: boolean }) => {
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
  return (
    <PropertyCard
      home={home}
      heart={<HeartButton propertyId={home.id} score={home.score} searchId={null} name={name} />}
    >
      <ButtonLink
        variant="link"
        size="text"
        to={paths.property(home.id)}
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
  <Notice
    isError
    title="Error loading properties. Please try again later."
    action={
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    }
  />
)

const None = () => (
  <Notice title="No properties found matching your criteria.">
    Start a search above: every home that it finds is scored and listed here, best first.
  </Notice>
)
