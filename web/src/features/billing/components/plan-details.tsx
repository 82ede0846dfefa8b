import { paths, type SubscriptionStatus, type SubscriptionView } from '@verandah/contracts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { longDateText } from '@/lib/format.ts'
import { planNames } from '@/lib/plan-names.ts'
import { periodEndText, subscriptionStatusLabels } from '../billing-labels.ts'
import { CancelCard, CancellingWarning } from './cancel-card.tsx'

export function PlanDetails({ subscription }: { subscription: SubscriptionView }) {
  const { plan, status, cancelAtPeriodEnd } = subscription
  const { word, tone } = subscriptionStatusLabels[status]
  const coveredBy = useCurrentUser().data?.coveredBy ?? null
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
      {coveredBy !== null && <CoveredNote by={coveredBy} />}
      {plan === 'free_trial' ? (
        <TrialBox subscription={subscription} isCovered={coveredBy !== null} />
      ) : (
        <>
          <PaidPlanFacts subscription={subscription} />
          {cancelAtPeriodEnd ? (
            <CancellingWarning subscription={subscription} onResumed={focusHeading} />
          ) : (
            coveredBy === null && <PaymentNote status={status} />
          )}
          <PlanActions key={String(cancelAtPeriodEnd)} subscription={subscription} onCancelled={focusHeading} />
        </>
      )}
    </Panel>
  )
}

const PlanActions = ({ subscription, onCancelled }: { subscription: SubscriptionView; onCancelled: () => void }) => {
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

/** The plan of a housemate opens everything; it does not keep anybody from buying their own. */
const CoveredNote = ({ by }: { by: string }) => (
  <p role="note" className="mt-5 rounded-md bg-eucalypt-soft px-4 py-3 text-14 wrap-anywhere text-ink">
    <strong className="font-semibold">Covered by {by}’s plan.</strong> Everything is open to you while you are in the
    same household. You can still have a plan of your own.
  </p>
)

interface TrialBoxProps {
  subscription: SubscriptionView
  /** A housemate's plan makes up for a trial that has ended. */
  isCovered: boolean
}

const TrialBox = ({ subscription: { isActive, trialEndsAt, currentPeriodEnd }, isCovered }: TrialBoxProps) => {
  const endsAt = trialEndsAt ?? currentPeriodEnd
  const end = endsAt === null ? 'N/A' : longDateText(endsAt)
  return (
    <>
      {!isCovered && (
        <p role="note" className="mt-5 rounded-md bg-eucalypt-soft px-4 py-3 text-14 text-ink">
          {isActive
            ? `You are on the free trial: everything is open until ${end}. No card is needed; upgrade to keep it open.`
            : `Your free trial ended on ${end}. Upgrade to open everything again; what you saved is still here.`}
        </p>
      )}
      <ButtonLink to={paths.pricing} className="mt-6">
        Upgrade Plan
      </ButtonLink>
    </>
  )
}

const PaidPlanFacts = ({ subscription: { subscriptionId, currentPeriodEnd } }: { subscription: SubscriptionView }) => (
  <dl className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
    <div className="min-w-0">
      <dt className="text-14 text-ink-faint">Subscription ID</dt>
      <dd className="mt-0.5 [overflow-wrap:anywhere]">{subscriptionId ?? 'N/A'}</dd>
    </div>
    <div>
      <dt className="text-14 text-ink-faint">Current period ends</dt>
      <dd className="mt-0.5 tabular-nums">{periodEndText(currentPeriodEnd)}</dd>
    </div>
  </dl>
)

const notes: Partial<Record<SubscriptionStatus, string>> = {
  inactive: 'This plan has not been paid for yet. Choose it again under Change Plan to pay and open it.',
  past_due: 'The last payment did not go through. Choose your plan again under Change Plan to pay with another card.',
  cancelled: 'This plan has ended. Choose one under Change Plan to open everything again.',
}

const PaymentNote = ({ status }: { status: SubscriptionStatus }) => {
  const note = notes[status]
  return note === undefined ? null : <p className="mt-5 rounded-md bg-ochre-soft px-4 py-3 text-14 text-ink">{note}</p>
}
