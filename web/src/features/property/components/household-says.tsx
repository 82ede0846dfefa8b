import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { housematesSavedQuery, useIsInHousehold } from '@/lib/household/household.ts'

const OpinionList = lazy(async () => ({
  default: (await import('@/components/saved-home/opinions.tsx')).OpinionList,
}))

export function HouseholdSays({ propertyId }: { propertyId: string }) {
  const { data = [] } = useQuery({ ...housematesSavedQuery, enabled: useIsInHousehold() === true })
  const records = data.filter((record) => record.propertyId === propertyId)
  if (records.length === 0) return null
  return (
    <section aria-labelledby="household-says" className="@container flex flex-col gap-3">
      <h2 id="household-says" className="text-20">
        What your household says
      </h2>
      <ErrorBoundary>
        <Suspense fallback={<div className="min-h-11" />}>
          <OpinionList records={records} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
