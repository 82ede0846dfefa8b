import type { MoneyAnswers } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Answered } from '@/components/ui/answered.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { yourMoneyId } from '@/lib/endpoints/buyers-money.ts'
import { HouseholdMoney } from './components/household-money.tsx'
import { MoneyFields } from './components/money-fields.tsx'
import { WhoSeesMoney } from './components/share-money.tsx'
import { ThreeWaysWhenKnown } from './three-ways/three-ways-when-known.tsx'
import { moneyFormOf } from './money-form.ts'
import type { MoneyFormState } from './use-money-form.ts'

/** A section of the brief: what a buyer says of their money, and their budget as price, cash and month. */
export function YourMoney({ state }: { state: MoneyFormState }) {
  const { query, change, form } = state
  const heading = useRef<HTMLHeadingElement>(null)
  useArrival(heading, query.isPending)
  /** Another's answers; whether they are shared stays one's own choice. */
  const fillIn = (money: MoneyAnswers) => change({ ...moneyFormOf(money), isShared: form.isShared })
  return (
    <section aria-labelledby={yourMoneyId} className="mt-12 border-t border-line pt-9">
      <h2 id={yourMoneyId} ref={heading} tabIndex={-1} className="scroll-mt-24 text-25 outline-none">
        Your money
      </h2>
      <p className="mt-1 text-ink-soft">
        With it, every home shows the cash that you need and what you repay a month. Skip what you like.
      </p>
      <WhoSeesMoney isShared={query.data?.isShared === true} />
      <Answered
        query={query}
        what="your money"
        skeleton={<Skeletons count={6} className="h-28" />}
        failure={{ className: 'py-4' }}
      >
        {() => (
          <>
            <HouseholdMoney onUse={fillIn} />
            <MoneyFields state={state} />
            <ThreeWaysWhenKnown form={form} />
          </>
        )}
      </Answered>
    </section>
  )
}

/** Moves to the section for a link that names it, once it has its height. */
const useArrival = (heading: { current: HTMLHeadingElement | null }, isPending: boolean): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${yourMoneyId}` || isPending) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [hash, heading, isPending])
}
