import { useQuery } from '@tanstack/react-query'
import { Failure } from '@/components/ui/answered.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton, Skeletons } from '@/components/ui/skeleton.tsx'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { BillingHistory } from './components/billing-history.tsx'
import { PlanDetails } from './components/plan-details.tsx'

const title = 'Your Subscription'

export const SubscriptionPage = () => {
  const { data: subscription, error, refetch } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' })
  return (
    <Page title={title} width="narrow">
      <PageHeading className="mb-6">{title}</PageHeading>
      {subscription !== undefined ? (
        <PlanDetails subscription={subscription} />
      ) : error === null ? (
        <SubscriptionSkeleton />
      ) : (
        <Panel>
          <Failure title="Your subscription could not be loaded" onRetry={refetch} error={error} />
        </Panel>
      )}
      <BillingHistory />
    </Page>
  )
}

const SubscriptionSkeleton = () => (
  <Panel>
    <div role="status" aria-label="Loading your subscription" className="flex flex-col gap-5">
      <Skeleton className="h-8 w-48" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeletons count={2} className="h-12" />
      </div>
      <Skeleton className="h-11 w-40 rounded-full" />
    </div>
  </Panel>
)
