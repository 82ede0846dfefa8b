import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useRevokeFeed } from '../api/calendar-feed.ts'

/** Asks first: calendars that use the link fall silent. */
export const RevokeFeed = () => {
  const [step, setStep] = useState<'begin' | 'ask' | 'kept'>('begin')
  const revoking = useRevokeFeed()
  if (step !== 'ask') {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-faint">
        Google reads it every few hours. Shared it by mistake?
        <Button variant="link" size="text" autoFocus={step === 'kept'} onClick={() => setStep('ask')}>
          Revoke the link
        </Button>
      </p>
    )
  }
  return (
    <div role="group" aria-label="Revoke the link" className="animate-enter border-t border-line pt-4">
      <p className="text-14 text-ink-soft">
        Calendars that use this link stop showing your events, for good. A new link has another address.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" autoFocus disabled={revoking.isPending} onClick={() => setStep('kept')}>
          Keep the link
        </Button>
        <Button variant="danger" size="sm" isPending={revoking.isPending} onClick={() => revoking.mutate()}>
          {revoking.isPending ? 'Revoking…' : 'Revoke it'}
        </Button>
      </div>
    </div>
  )
}
