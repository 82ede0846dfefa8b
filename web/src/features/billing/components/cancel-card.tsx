import { useMutation } from '@tanstack/react-query'
import { cancelSubscription, resumeSubscription, type SubscriptionView } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { periodEndText } from '../billing-labels.ts'

interface CancelCardProps {
  subscription: SubscriptionView
  onClose: () => void
  onCancelled: () => void
}

export function CancelCard({ subscription: { currentPeriodEnd }, onClose, onCancelled }: CancelCardProps) {
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
          ? 'It stays open until the end of the period you’ve paid for.'
          : `Everything stays open until ${periodEndText(currentPeriodEnd)}, and you can resume until then.`}{' '}
        After that you can’t search or open your shortlist, but nothing you saved is deleted.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose} disabled={cancelling.isPending}>
          Keep Subscription
        </Button>
        <Button variant="danger" busy={cancelling.isPending && 'Cancelling…'} onClick={() => cancelling.mutate()}>
          Confirm Cancellation
        </Button>
      </div>
    </div>
  )
}

interface CancellingWarningProps {
  subscription: SubscriptionView
  onResumed: () => void
}

export function CancellingWarning({ subscription: { currentPeriodEnd }, onResumed }: CancellingWarningProps) {
  const resuming = useChangeSubscription('resume', onResumed)
  return (
    <div role="note" className="mt-5 rounded-md bg-ochre-soft px-4 py-3">
      <p className="text-14 text-ink">
        Your subscription ends on {periodEndText(currentPeriodEnd)}. You can resume it before then, and nothing changes.
      </p>
      <Button size="sm" className="mt-3" busy={resuming.isPending && 'Resuming…'} onClick={() => resuming.mutate()}>
        Resume Subscription
      </Button>
    </div>
  )
}

const changes = {
  cancel: { route: cancelSubscription, done: 'Subscription cancelled', failed: 'Could not cancel the subscription' },
  resume: { route: resumeSubscription, done: 'Subscription resumed', failed: 'Could not resume the subscription' },
} as const

/**
 * Cancels or resumes the subscription, refetches it, then calls `onDone`: the pressed button may have unmounted
 * by then.
 */
const useChangeSubscription = (change: keyof typeof changes, onDone: () => void) => {
  const { route, done, failed } = changes[change]
  return useMutation({
    mutationFn: () => callRoute(route, {}),
    onSuccess: async (_reply, _wanted, _before, { client }) => {
      await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      onDone()
      toast({ title: done })
    },
    onError: toastFailure(failed),
  })
}
