import type { HomeCost } from '@verandah/contracts'
import { countText, listText } from '@/lib/format.ts'

/** "$96k cash, $4,364 a month"; with a range, "$92k–$96k cash, $4,364–$4,511 a month"; says which part is not known. */
export function costText({ cash, monthly, ...lacks }: Omit<HomeCost, 'abovePreApproval'>): string {
  return `${rangeText(cash, thousands)} cash${withoutText(lacks)}, ${monthText(monthly)}`
}

const monthText = (monthly: HomeCost['monthly']): string => {
  if (monthly === null) return 'repayment not known'
  return monthly.to === 0 ? 'no loan' : `${rangeText(monthly, whole)} a month`
}

type Lacks = Pick<HomeCost, 'cashLacksInsurance' | 'cashLacksSurcharge'>

/** What the cash leaves out, after it: " without lenders mortgage insurance"; empty where it is complete. */
export function withoutText({ cashLacksInsurance, cashLacksSurcharge }: Lacks): string {
  const parts = [
    ...(cashLacksSurcharge ? ['the surcharge of foreign buyers'] : []),
    ...(cashLacksInsurance ? ['lenders mortgage insurance'] : []),
  ]
  return parts.length === 0 ? '' : ` without ${listText(parts)}`
}

type Text = (dollars: number) => string

const rangeText = ({ from, to }: HomeCost['cash'], text: Text): string =>
  text(from) === text(to) ? text(from) : `${text(from)}–${text(to)}`

/** In thousands, and from a million as "$1.24M". */
const thousands: Text = (dollars) => {
  const rounded = Math.round(dollars / 1000)
  if (rounded >= 1000) return `$${(dollars / 1_000_000).toFixed(2)}M`
  return rounded === 0 ? whole(dollars) : `$${rounded}k`
}

/** "$95,812"; with a range, "$92,100–$95,812". */
export function figureText(range: HomeCost['cash']): string {
  return rangeText(range, whole)
}

const whole: Text = (dollars) => `$${countText(dollars)}`
