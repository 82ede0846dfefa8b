import type { SavedProperty } from '@verandah/contracts'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { useShortlist } from '@/lib/endpoints/saved-properties.ts'
import { boughtOf } from '@/lib/shortlist/let-go.ts'
import { usePendingRecords } from '@/lib/shortlist/use-pending-records.ts'

const AfterBought = lazy(async () => ({ default: (await import('./after-bought.tsx')).AfterBought }))

const none: readonly SavedProperty[] = []

/** True on every page that is not of one home. */
const isOn = (propertyId: string | undefined, bought: SavedProperty | undefined): boolean =>
  propertyId === undefined || bought?.propertyId === propertyId

/** Offers what comes next once a home was bought; on a home's own page only where it is that one. */
export function LateAfterBought({ propertyId, ...rest }: { propertyId?: string } & ComponentProps<'div'>) {
  const { data } = useShortlist()
  const list = usePendingRecords(data ?? none)
  const newest = boughtOf(list)
  const bought = isOn(propertyId, newest) ? newest : undefined
  const [last, setLast] = useState(bought)
  if (bought !== undefined && bought.id !== last?.id) setLast(bought)
  if (last === undefined) return null
  return (
    <div {...rest}>
      <ErrorBoundary>
        <Suspense>
          <AfterBought key={last.id} bought={last} isStill={bought?.id === last.id} list={list} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
