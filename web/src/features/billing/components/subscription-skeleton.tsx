import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'

export const SubscriptionSkeleton = () => (
  <Panel>
    <div role="status" aria-label="Loading your subscription" className="flex flex-col gap-5">
      <Skeleton className="h-8 w-48" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-11 w-40 rounded-full" />
    </div>
  </Panel>
)
