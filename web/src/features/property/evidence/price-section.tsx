import { useQuery } from '@tanstack/react-query'
import { getPriceEvidence, type Property, type PropertyAdvert } from '@verandah/contracts'
import { lazy, Suspense, useRef } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { useIsNear } from '@/components/ui/near.ts'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { Part } from '@/components/ui/part.tsx'

const PriceEvidence = lazy(async () => ({ default: (await import('./price-evidence.tsx')).PriceEvidence }))

/** The evidence for a price: guides, sales and documents. Loads near the viewport. */
export function PriceSection({ home, adverts = [] }: { home: Property; adverts?: PropertyAdvert[] | undefined }) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const query = useQuery(routeQuery(getPriceEvidence, { params: { id: home.id } }, { enabled: isNear }))
  const skeleton = <Skeleton className="h-44 rounded-lg" />
  return (
    <Part title="What is known about its price">
      <div ref={frame}>
        <Answered
          query={query}
          what="what is known about its price"
          skeleton={skeleton}
          failure={{ className: 'py-4' }}
        >
          {(evidence) => (
            <Suspense fallback={skeleton}>
              <PriceEvidence {...{ home, evidence, adverts }} />
            </Suspense>
          )}
        </Answered>
      </div>
    </Part>
  )
}
