import type { AbovePreApproval, BuyersMoney, PropertySnapshot } from '@verandah/contracts'
import {
  abovePreApproval,
  type Cliff,
  cliffsNear,
  costOfHome,
  dollars,
  type KnownCost,
  purchaseOfHome,
  type Range,
  type Tables,
} from '@verandah/true-cost'
import { inBuyersWords } from '@/lib/in-buyers-words.ts'

export interface BidFigures {
  duty: Range
  cash: Range
  /** Costs that nobody knows yet, which the cash leaves out. */
  missing: readonly string[]
  /** Of all savings; null until the buyer says them. */
  left: Range | null
  monthly: Range | null
  /** Dollars; null while the loan is within the pre-approval, or there is none. */
  above: AbovePreApproval | null
  next: NextStep
}

export interface NextStep {
  /** "$4,000 more and duty jumps by $3,106". */
  text: string
  /** "Above $550,000"; null where there is no step. */
  place: string | null
}

interface Context {
  home: Pick<PropertySnapshot, 'id' | 'state' | 'propertyType'>
  money: BuyersMoney
  tables: Tables
  /** YYYY-MM-DD where the home is. */
  today: string
}

/** What a bid in whole dollars costs, or why that is not known. Uses no price of the advert. */
export function figuresAt(bid: number, { home, money, tables, today }: Context): BidFigures | { reason: string } {
  const { id, state, propertyType } = home
  const offer = { state, propertyType, price: bid, priceFrom: null, priceTo: null }
  const purchase = purchaseOfHome(offer, { money, today, contract: money.contracts?.[id] })
  if (purchase === null) return { reason: 'Say who buys and your deposit.' }
  const cost = costOfHome(purchase, tables)
  if (!cost.known) return { reason: inBuyersWords(cost.reason) }
  const { amount: cash, missing } = cost.cashNeeded.withoutGrant
  return {
    duty: cost.dutyAfterRelief,
    cash,
    missing,
    left: leftOf(money, cash),
    monthly: monthlyOf(cost),
    above: abovePreApproval(purchase, money.preApproval),
    next: nextStep(bid * 100, cliffsNear(purchase, tables)),
  }
}

const leftOf = ({ savings }: BuyersMoney, cash: Range): Range | null =>
  typeof savings === 'number' ? { from: savings * 100 - cash.to, to: savings * 100 - cash.from } : null

const monthlyOf = ({ repayments }: KnownCost): Range | null =>
  repayments.known && repayments.monthly.known ? repayments.monthly.amount : null

const nextStep = (bid: number, cliffs: readonly Cliff[]): NextStep => {
  const next = cliffs.find(({ atCents, side }) => (side === 'above' ? atCents >= bid : atCents > bid))
  if (next === undefined) return { text: `None up to ${dollars(bid * 1.1)}`, place: null }
  const more = next.atCents === bid ? 'One dollar more' : `${dollars(next.atCents - bid)} more`
  return {
    text: `${more} and ${next.what}`,
    place: `${next.side === 'above' ? 'Above' : 'From'} ${dollars(next.atCents)}`,
  }
}
