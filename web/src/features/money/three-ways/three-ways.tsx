import { type AustralianState, type BuyersMoney, defaultTimeZone, moneyText } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import type { Tables } from '@verandah/true-cost'
import { useMemo, useState } from 'react'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { amountIn } from '@/lib/amounts.ts'
import { budgetWays, type BudgetWays, type Way } from './budget-ways.ts'

interface ThreeWaysProps {
  tables: Tables
  money: BuyersMoney
  state: AustralianState
  /** Of the brief. */
  maxPrice: number | null
}

export function ThreeWays({ tables, money, state, maxPrice }: ThreeWaysProps) {
  const [given, setGiven] = useState<{ way: Way; text: string }>({ way: 'price', text: String(maxPrice ?? '') })
  const amount = amountIn('money', given.text)
  const today = wallClockOf(new Date(), defaultTimeZone).date
  const key = JSON.stringify(money)
  const ways = useMemo(() => {
    const context = { tables, money: JSON.parse(key) as BuyersMoney, state, today }
    return amount === undefined ? null : budgetWays(given.way, amount, context)
  }, [tables, key, state, today, given.way, amount])
  return (
    <>
      <div className="mt-3 grid items-start gap-5 sm:grid-cols-3">
        {(['price', 'cash', 'month'] as const).map((way) => (
          <AmountField
            key={way}
            label={labels[way]}
            kind="money"
            isLikelierOffered={false}
            value={way === given.way ? given.text : String(ways?.[way] ?? '')}
            onTextChange={(text) => setGiven({ way, text })}
            placeholder={way === given.way ? undefined : 'Not known'}
          />
        ))}
      </div>
      <p role="status" className="mt-3 text-14 text-ink-soft">
        {amount === undefined ? 'Give one of the three.' : sentenceOf(ways, { money, state })}
      </p>
      <p className="mt-1 text-14 text-ink-faint">
        An estimate for an established house, contracted today. No advice: ask your lender or broker.
      </p>
    </>
  )
}

const labels: Readonly<Record<Way, string>> = { price: 'Price', cash: 'Cash', month: 'A month' }

const sentenceOf = (ways: BudgetWays | null, { money, state }: Pick<ThreeWaysProps, 'money' | 'state'>): string => {
  if (ways === null) return `No price in ${state} fits this, or it is not known. Change it, or your deposit.`
  const buffer = money.buffer ? `, ${moneyText(money.buffer)} of it kept back` : ''
  const month = monthText(ways)
  return `In ${state}: a price of ${moneyText(ways.price)} needs ${moneyText(ways.cash)} of cash${buffer}, and ${month}.`
}

const monthText = ({ month }: BudgetWays): string => {
  if (month === null) return 'a repayment that is not known'
  return month === 0 ? 'no loan' : `${moneyText(month)} a month`
}
