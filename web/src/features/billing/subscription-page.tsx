import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { BillingHistory } from './components/billing-history.tsx'
import { PlanDetails } from './components/plan-details.tsx'
import { SubscriptionSkeleton } from './components/subscription-skeleton.tsx'

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
