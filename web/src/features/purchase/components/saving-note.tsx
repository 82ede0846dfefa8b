import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { errorText, isRefusal } from '@/lib/api/api-error.ts'
import type { PurchaseSaving } from '../use-purchase.ts'

export function SavingNote({ saving: { state, isMerged, error, again, discard } }: { saving: PurchaseSaving }) {
  if (state === 'failed')
    return (
      <div
        role="alert"
        className="sticky top-20 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-danger-soft px-4 py-2 text-14 text-danger"
      >
        <p className="mr-auto py-1">
          <strong className="font-semibold">Not saved.</strong> {errorText(error)}
        </p>
        <Button variant="secondary" size="sm" onClick={again}>
          Try again
        </Button>
        {isRefusal(error) && (
          <Button variant="quiet" size="sm" onClick={discard}>
            Drop the change
          </Button>
        )}
      </div>
    )
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-14 text-ink-soft">
      {state === 'saved' && <Check className="size-4.5 text-eucalypt" />}
      {state === 'saving' && 'Saving…'}
      {state === 'saved' && (isMerged ? 'Saved, together with changes from another tab' : 'Saved, only for you')}
    </p>
  )
}
