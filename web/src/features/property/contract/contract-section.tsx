import { useId } from 'react'
import { FoldSummary } from '@/components/ui/fold-summary.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { type ContractAsked, ContractFields } from './contract-fields.tsx'
import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { errorText } from '@/lib/api/api-error.ts'
import type { ContractState } from './use-contract.ts'

/** What an advert does not say of a purchase, asked of the buyer: each answer changes the figures at once. */
export function ContractSection({ state, isLand, isStrata, thisMonth }: ContractAsked) {
  return (
    <div className="flex flex-col gap-4 print:hidden">
      {!isLand && <NewHomeSwitch isNew={state.form.isNew} onChange={(isNew) => state.choose({ isNew })} />}
      <details className="group border-y border-line">
        <FoldSummary className="min-h-12 py-2">
          <span>
            <span className="block font-semibold">From the contract and your quotes</span>
            <span className="block text-14 text-ink-soft">
              Dates, yearly levies and rates, and prices that you know better than our tables.
            </span>
          </span>
        </FoldSummary>
        <div className="flex flex-col gap-5 pt-2 pb-6">
          <ContractFields {...{ state, isLand, isStrata, thisMonth }} />
        </div>
      </details>
      <ContractSaving state={state} />
    </div>
  )
}

/** Whether the home was never lived in: grants and concessions ask, adverts seldom say. */
const NewHomeSwitch = ({ isNew, onChange }: { isNew: boolean; onChange: (isNew: boolean) => void }) => {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <Switch id={id} checked={isNew} onCheckedChange={onChange} />
      <label htmlFor={id} className="text-14">
        <span className="font-semibold">This is a new home</span>
        <span className="block text-ink-soft">Never lived in. Some grants and concessions are for new homes only.</span>
      </label>
    </div>
  )
}

/** What came of the last change, and the way to take all of it back. */
function ContractSaving({ state }: { state: ContractState }) {
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
            <Check className="size-4.5 text-eucalypt" />
            Saved, only for you
          </>
        )}
      </p>
    </div>
  )
}
