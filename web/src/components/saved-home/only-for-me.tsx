import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { useIsInHousehold } from '@/lib/household/household.ts'
import type { OnlyForMeProps } from './only-for-me-switch.tsx'

const OnlyForMeSwitch = lazy(async () => ({ default: (await import('./only-for-me-switch.tsx')).OnlyForMeSwitch }))

/** Keeps something from the other members of the household. Loaded and shown only in one. */
export function OnlyForMe(props: OnlyForMeProps) {
  return (
    useIsInHousehold() && (
      <ErrorBoundary>
        <Suspense fallback={<div className="min-h-11" />}>
          <OnlyForMeSwitch {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
