import type { UseQueryResult } from '@tanstack/react-query'
import type { Property, PropertyAdvert } from '@verandah/contracts'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { PriceHistory } from './price-history.tsx'
import { Section } from './section.tsx'
import { SourceList } from './source-list.tsx'

interface AdvertSectionsProps {
  home: Property
  adverts: UseQueryResult<PropertyAdvert[]>
}

/** Where the home is advertised, and what became of its price. */
export const AdvertSections = ({ home, adverts: { data, error, refetch } }: AdvertSectionsProps) => {
  if (data === undefined) {
    return (
      <Section title="Where it is listed">
        {error === null ? <Skeleton className="h-24" /> : <Failed onRetry={() => void refetch()} />}
      </Section>
    )
  }
  return (
    <>
      <Section title="Where it is listed">
        <SourceList adverts={data} />
      </Section>
      <Section title="Price and status">
        <PriceHistory adverts={data} timeZone={home.timeZone} />
      </Section>
    </>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="text-ink-soft">The adverts of this home could not be read.</p>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
