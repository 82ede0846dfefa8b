import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { errorText } from '@/lib/api/api-error.ts'
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
          <Notice
            isError
            title="Your subscription could not be loaded"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {errorText(error)}
          </Notice>
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
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-11 w-40 rounded-full" />
    </div>
  </Panel>
)
