import type { SubscriptionView } from '@verandah/contracts'
import { periodEndText } from '../billing-words.ts'

export const PaidPlanFacts = ({
  subscription: { subscriptionId, currentPeriodEnd },
}: {
  subscription: SubscriptionView
}) => (
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
