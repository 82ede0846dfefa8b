import type { SubscriptionView } from '@verandah/contracts'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { paths } from '@/lib/paths.ts'
import { planNames } from '@/lib/plan-names.ts'
import { subscriptionStatusWords } from '../billing-words.ts'
import { CancelCard } from './cancel-card.tsx'
import { CancellingWarning } from './cancelling-warning.tsx'
import { PaidPlanFacts } from './paid-plan-facts.tsx'
import { PaymentNote } from './payment-note.tsx'
import { TrialBox } from './trial-box.tsx'

export const PlanDetails = ({ subscription }: { subscription: SubscriptionView }) => {
  const { plan, status, cancelAtPeriodEnd } = subscription
  const { word, tone } = subscriptionStatusWords[status]
  return (
    <Panel aria-labelledby="plan-name">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan-name" className="text-20">
          {planNames[plan]}
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {plan === 'free_trial' ? (
        <TrialBox subscription={subscription} />
      ) : (
        <>
          <PaidPlanFacts subscription={subscription} />
          {cancelAtPeriodEnd ? <CancellingWarning subscription={subscription} /> : <PaymentNote status={status} />}
          <PlanActions key={String(cancelAtPeriodEnd)} subscription={subscription} />
        </>
      )}
    </Panel>
  )
}

/** "Cancel Subscription" asks once more, in place. */
const PlanActions = ({ subscription }: { subscription: SubscriptionView }) => {
  const [isAsking, setAsking] = useState(false)
  const { status, cancelAtPeriodEnd } = subscription
  const canCancel = !cancelAtPeriodEnd && (status === 'active' || status === 'past_due')
  if (isAsking && canCancel) return <CancelCard subscription={subscription} onClose={() => setAsking(false)} />
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={paths.pricing} variant={cancelAtPeriodEnd ? 'secondary' : 'primary'}>
        Change Plan
      </ButtonLink>
      {canCancel && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      )}
    </div>
  )
}
