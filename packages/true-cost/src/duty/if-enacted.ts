import type { Purchase } from '../input.ts'
import { type Cents, dollarRange } from '../money.ts'
import type { IfEnacted } from '../result.ts'
import { shown } from '../tables/in-force.ts'
import { dutyAt, type DutyRules } from './duty-at.ts'

/** Bills that would change the duty of this purchase, each by itself. */
export function billsOf(purchase: Purchase, prices: readonly Cents[], rules: DutyRules): IfEnacted[] {
  return rules.bills.flatMap((bill) => {
    const changes = prices.map((price) => {
      const { after } = dutyAt(purchase, price, { ...rules, bills: [bill] })
      return after.to - after.from
    })
    const change = { from: Math.min(...changes), to: Math.max(...changes) }
    if (change.to === 0) return []
    return [
      {
        change,
        sentence: `If enacted: ${bill.label}. These buyers would pay ${dollarRange(change)} more duty.`,
        source: shown(bill),
      },
    ]
  })
}
