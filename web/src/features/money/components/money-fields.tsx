import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFocusOnProblem } from '@/components/ui/use-focus-on-problem.ts'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { missingMoneyText } from '@/lib/missing-money.ts'
import { moneyOf } from '../money-form.ts'
import type { MoneyFormState } from '../use-money-form.ts'
import { BuyersField } from './buyers-field.tsx'
import { DepositField } from './deposit-field.tsx'
import { LoanFields } from './loan-fields.tsx'
import { PreApprovalFields } from './pre-approval-fields.tsx'
import { ShareMoney } from './share-money.tsx'

export function MoneyFields({ state }: { state: MoneyFormState }) {
  const { form, problems, change, submit } = state
  const root = useRef<HTMLFormElement>(null)
  useFocusOnProblem(root, problems)
  const missing = missingMoneyText(moneyOf(form))
  return (
    <form
      ref={root}
      noValidate
      aria-label="Your money"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="flex flex-col gap-7"
    >
      <ClearedMoney state={state} />
      <BuyersField buyers={form.buyers} problems={problems} onChange={(buyers) => change({ buyers })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DepositField form={form} error={problems.deposit} onChange={change} />
        <AmountField
          label="Total savings"
          kind="money"
          isLikelierOffered={false}
          hint="All your cash: the deposit, the costs and what you keep."
          name="savings"
          value={form.savings}
          onTextChange={(savings) => change({ savings })}
          error={problems.savings}
        />
        <AmountField
          label="Savings you keep back"
          kind="money"
          isLikelierOffered={false}
          hint="A buffer that is not spent on the home."
          name="buffer"
          value={form.buffer}
          onTextChange={(buffer) => change({ buffer })}
          error={problems.buffer}
        />
        <LoanFields form={form} problems={problems} onChange={change} />
      </div>
      <PreApprovalFields form={form} problems={problems} onChange={change} />
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {missing}
      </p>
      <ShareMoney form={form} change={change} />
      <MoneyActions state={state} />
    </form>
  )
}

const ClearedMoney = ({ state: { undo, isPending } }: { state: MoneyFormState }) => {
  return (
    <div role="status" className="empty:hidden">
      {undo !== null && <Strip undo={undo} isPending={isPending} />}
    </div>
  )
}

const Strip = ({ undo, isPending }: { undo: () => void; isPending: boolean }) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex animate-enter flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
      <p className="text-14">Cleared: nothing of your money is stored.</p>
      <Button ref={button} variant="secondary" size="sm" isPending={isPending} onClick={undo}>
        Undo
      </Button>
    </div>
  )
}

const MoneyActions = ({ state }: { state: MoneyFormState }) => {
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
              <Check className="size-4.5 text-eucalypt" />
              Saved
            </>
          )}
        </p>
      </div>
    </>
  )
}
