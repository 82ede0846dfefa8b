import type { SubscriptionView } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useChangeSubscription } from '../api/change-subscription.ts'
import { periodEndText } from '../billing-words.ts'

interface CancelCardProps {
  subscription: SubscriptionView
  onClose: () => void
  onCancelled: () => void
}

export const CancelCard = ({ subscription: { currentPeriodEnd }, onClose, onCancelled }: CancelCardProps) => {
  const cancelling = useChangeSubscription('cancel', onCancelled)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="group" aria-labelledby="cancel-title" className="mt-6 animate-enter border-t border-line pt-5">
      <h3 id="cancel-title" ref={heading} tabIndex={-1} className="text-16 outline-none">
        Cancel your subscription?
      </h3>
      <p className="mt-1 max-w-[56ch] text-14 text-ink-soft">
        {currentPeriodEnd === null
          ? 'It stays open to the end of what you paid for.'
          : `Everything stays open until ${periodEndText(currentPeriodEnd)}, and you can resume until then.`}{' '}
        After that, searching and the shortlist close; nothing you saved is deleted.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose} disabled={cancelling.isPending}>
          Keep Subscription
        </Button>
        <Button variant="danger" isPending={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {cancelling.isPending ? 'Cancelling…' : 'Confirm Cancellation'}
        </Button>
      </div>
    </div>
  )
}
