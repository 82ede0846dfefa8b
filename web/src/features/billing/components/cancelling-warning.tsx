import type { SubscriptionView } from '@verandah/contracts'
import { Button } from '@/components/ui/button.tsx'
import { useChangeSubscription } from '../api/change-subscription.ts'
import { periodEndText } from '../billing-words.ts'

interface CancellingWarningProps {
  subscription: SubscriptionView
  onResumed: () => void
}

export const CancellingWarning = ({ subscription: { currentPeriodEnd }, onResumed }: CancellingWarningProps) => {
  const resuming = useChangeSubscription('resume', onResumed)
  return (
    <div role="note" className="mt-5 rounded-md bg-ochre-soft px-4 py-3">
      <p className="text-14 text-ink">
        Your subscription ends on {periodEndText(currentPeriodEnd)}. You can resume it before then, and nothing changes.
      </p>
      <Button size="sm" className="mt-3" isPending={resuming.isPending} onClick={() => resuming.mutate()}>
        {resuming.isPending ? 'Resuming…' : 'Resume Subscription'}
      </Button>
    </div>
  )
}
