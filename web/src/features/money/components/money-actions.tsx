import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import type { MoneyFormState } from '../use-money-form.ts'

export function MoneyActions({ state }: { state: MoneyFormState }) {
  const { problems, isPending, isSaved, isEmpty, clear } = state
  return (
    <>
      {problems.form !== undefined && (
        <p role="alert" className="text-14 text-danger">
          These details were not saved. {problems.form}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" busy={isPending && 'Saving…'}>
          Save these details
        </Button>
        {!isEmpty && (
          <Button variant="quiet" disabled={isPending} onClick={clear}>
            Clear it all
          </Button>
        )}
        <p role="status" className="flex items-center gap-1.5 text-14 text-ink-soft empty:hidden">
          {isSaved && (
            <>
              <Check aria-hidden className="size-4.5 text-eucalypt" />
              Saved
            </>
          )}
        </p>
      </div>
    </>
  )
}
