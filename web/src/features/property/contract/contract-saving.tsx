import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { errorText } from '@/lib/api/api-error.ts'
import type { ContractState } from './use-contract.ts'

/** What came of the last change, and the way to take all of it back. */
export function ContractSaving({ state }: { state: ContractState }) {
  const { saving, undo, clear, keep, isEmpty } = state
  if (undo !== null)
    return (
      <UndoStrip action="clearing the contract details" isPending={saving.isPending} onUndo={undo}>
        Cleared. The figures are those of the tables again.
      </UndoStrip>
    )
  if (saving.isError)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-14 text-danger">
        This was not saved. {errorText(saving.error)}
        <Button variant="link" size="text" onClick={() => keep()}>
          Try again
        </Button>
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {!isEmpty && (
        <Button variant="quiet" size="sm" disabled={saving.isPending} onClick={clear}>
          Clear these details
        </Button>
      )}
      <p role="status" className="flex items-center gap-1.5 text-14 text-ink-soft empty:hidden">
        {saving.isSuccess && (
          <>
            <Check aria-hidden className="size-4.5 text-eucalypt" />
            Saved, only for you
          </>
        )}
      </p>
    </div>
  )
}
