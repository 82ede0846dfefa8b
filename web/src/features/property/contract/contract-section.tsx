import { useId } from 'react'
import { FoldSummary } from '@/components/ui/fold-summary.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { type ContractAsked, ContractFields } from './contract-fields.tsx'
import { ContractSaving } from './contract-saving.tsx'

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
