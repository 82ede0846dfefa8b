import { isOpenTo } from '@verandah/contracts'
import { lazy, type ReactNode, Suspense } from 'react'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { ForUser } from './for-user.tsx'

const AskBilling = lazy(async () => ({ default: (await import('./ask-billing.tsx')).AskBilling }))

/** Guards premium screens, for signed-in users with an active plan in their household. */
export function PlanGate({ children }: { children: ReactNode }) {
  return (
    <ForUser>
      {(user) =>
        isOpenTo(user, new Date()) ? (
          children
        ) : (
          <Suspense fallback={<PageSpinner label="Checking your plan…" />}>
            <AskBilling>{children}</AskBilling>
          </Suspense>
        )
      }
    </ForUser>
  )
}
