import type { BuyersMoney, Property } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { costOfHome, type Purchase, purchaseOfHome, type Tables } from '@verandah/true-cost'
import { useState } from 'react'
import { TextLink } from '@/components/ui/text.tsx'
import { yourMoneyHref } from '@/lib/endpoints/buyers-money.ts'
import { Cliffs } from './cliffs.tsx'
import { CostHeadline } from './cost-headline.tsx'
import { CostLines } from './cost-lines.tsx'
import { Help } from './help.tsx'
import { Levers } from './levers.tsx'
import { NewHomeSwitch } from './new-home-switch.tsx'
import { NotCounted } from './not-counted.tsx'
import { RepaymentCurve } from './repayment-curve.tsx'
import { WhereCashGoes } from './where-cash-goes.tsx'

interface WhatItCostsProps {
  home: Property
  money: BuyersMoney
  tables: Tables
}

/** Every figure of what a home costs, contracted today where it lies. */
export const WhatItCosts = ({ home, money, tables }: WhatItCostsProps) => {
  const [isNew, setNew] = useState(false)
  const advertised = purchaseOfHome(home, money, wallClockOf(new Date(), home.timeZone).date)
  if (advertised === null) return null
  const purchase = { ...advertised, condition: isNew ? ('new' as const) : advertised.condition }
  const costOf = (tried: Purchase) => costOfHome(tried, tables)
  const cost = costOf(purchase)
  if (!cost.known) return <NotKnown reason={cost.reason} />
  return (
    <div className="flex flex-col gap-8">
      <CostHeadline cost={cost} buffer={money.buffer ?? 0} />
      {purchase.property === 'home' && <NewHomeSwitch isNew={isNew} onChange={setNew} />}
      <WhereCashGoes cost={cost} />
      <RepaymentCurve key={JSON.stringify(cost.loan)} cost={cost} />
      <Levers {...{ purchase, costOf }} />
      <CostLines lines={cost.lines} />
      <Help cost={cost} />
      <Cliffs cost={cost} />
      <NotCounted cost={cost} />
      <p className="text-14 text-ink-faint">
        Estimates from published rules and prices, no advice. Ask your lender or broker about the loan, and your
        conveyancer about duty and grants. <TextLink to={yourMoneyHref}>Change your money</TextLink>
      </p>
    </div>
  )
}

/** The package names its own fields first; a buyer reads the sentence after them. */
const NotKnown = ({ reason }: { reason: string }) => (
  <p className="text-ink-soft">
    Not known. {reason.startsWith('finance.deposit') ? 'Your deposit is more than the price.' : reason}{' '}
    <TextLink to={yourMoneyHref}>Change your money</TextLink>
  </p>
)
