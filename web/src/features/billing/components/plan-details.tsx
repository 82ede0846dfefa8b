import type { SubscriptionView } from '@verandah/contracts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  return (
    <Panel aria-labelledby="plan-name">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan-name" ref={heading} tabIndex={-1} className="text-20 outline-none">
          {planNames[plan]}
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {plan === 'free_trial' ? (
        <TrialBox subscription={subscription} />
      ) : (
        <>
          <PaidPlanFacts subscription={subscription} />
          {cancelAtPeriodEnd ? (
            <CancellingWarning subscription={subscription} onResumed={focusHeading} />
          ) : (
            <PaymentNote status={status} />
          )}
          <PlanActions key={String(cancelAtPeriodEnd)} subscription={subscription} onCancelled={focusHeading} />
        </>
      )}
    </Panel>
  )
}

interface PlanActionsProps {
  subscription: SubscriptionView
  onCancelled: () => void
}

/** "Cancel Subscription" asks once more, in place. */
const PlanActions = ({ subscription, onCancelled }: PlanActionsProps) => {
  const [isAsking, setAsking] = useState(false)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const { status, cancelAtPeriodEnd } = subscription
  const canCancel = !cancelAtPeriodEnd && (status === 'active' || status === 'past_due')
  const keep = () => {
    flushSync(() => setAsking(false))
    cancelButton.current?.focus()
  }
  if (isAsking && canCancel) return <CancelCard subscription={subscription} onClose={keep} onCancelled={onCancelled} />
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={paths.pricing} variant={cancelAtPeriodEnd ? 'secondary' : 'primary'}>
        Change Plan
      </ButtonLink>
      {canCancel && (
        <Button ref={cancelButton} variant="secondary" onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      )}
    </div>
  )
}
