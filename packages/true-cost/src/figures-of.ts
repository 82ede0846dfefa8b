import { whyNotComputed } from './check-purchase.ts'
import { pricesOf } from './cost-of-home.ts'
import { joinFigures } from './draft.ts'
import { dutyRulesOf } from './duty/duty-at.ts'
import type { Purchase } from './input.ts'
import { envelope, type Range } from './money.ts'
import { costAtPrice, type PricePoint } from './price-point.ts'
import { repaymentsOf } from './repayments.ts'
import type { LineId } from './result.ts'
import type { Tables } from './tables/types.ts'

/** The cash needed without a grant, and the repayment a month. */
export interface Figures {
  cash: Range
  /** The premium of lenders mortgage insurance is part of the cash, and not known. */
  cashLacksInsurance: boolean
  /** A surcharge of foreign buyers is part of the cash, and not known. */
  cashLacksSurcharge: boolean
  /** Null where the loan is not known. */
  monthly: Range | null
}

/** The two figures of `costOfHome` alone, for lists of many homes. Null where the cash is not known. */
export function figuresOf(purchase: Purchase, tables: Tables): Figures | null {
  const { price, state } = purchase
  if (price === null || whyNotComputed(purchase, tables) !== null) return null
  const rules = dutyRulesOf(purchase, tables.states[state])
  if ('reason' in rules) return null
  const points = pricesOf(purchase, price, rules, tables).map((at) => costAtPrice(purchase, at, rules, tables))
  const repayments = repaymentsOf(purchase, [joinFigures(points.map(({ loan }) => loan))], tables.federal.lending)
  return {
    cash: envelope(points.map(({ withoutGrant }) => withoutGrant)),
    cashLacksInsurance: lacks(points, 'lmi'),
    cashLacksSurcharge: lacks(points, 'foreignSurcharge'),
    monthly: repayments.known && repayments.monthly.known ? repayments.monthly.amount : null,
  }
}

const lacks = (points: readonly PricePoint[], line: LineId): boolean =>
  points.some(({ drafts }) =>
    drafts.some(({ id, effect, figure }) => id === line && effect === 'adds' && !figure.known),
  )
