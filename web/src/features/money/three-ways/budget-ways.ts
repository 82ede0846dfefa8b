import type { AustralianState, BuyersMoney } from '@verandah/contracts'
import { costOfHome, purchaseOfHome, type Tables } from '@verandah/true-cost'
import { highestThatFits } from './highest-that-fits.ts'

/** Whole dollars. `cash` includes the savings that are kept back; null where it is not known. */
export interface BudgetWays {
  price: number
  cash: number
  month: number | null
}

export type Way = keyof BudgetWays

export interface BudgetContext {
  tables: Tables
  money: BuyersMoney
  state: AustralianState
  /** YYYY-MM-DD. */
  today: string
}

/** A budget in all three ways, from one of them: for a home to live in or let, established. Null when none fits. */
export function budgetWays(way: Way, amount: number, context: BudgetContext): BudgetWays | null {
  if (way === 'price') return waysAt(amount, context)
  const price = highestThatFits((tried) => {
    const cost = waysAt(tried, context)?.[way] ?? null
    return cost !== null && cost <= amount
  })
  return price === null ? null : waysAt(price, context)
}

const waysAt = (price: number, { tables, money, state, today }: BudgetContext): BudgetWays | null => {
  const home = { state, propertyType: 'House', price, priceFrom: null, priceTo: null } as const
  const purchase = price > 0 ? purchaseOfHome(home, { money, today }) : null
  const cost = purchase && costOfHome(purchase, tables)
  if (!cost?.known) return null
  const { repayments, cashNeeded } = cost
  const monthly = repayments.known && repayments.monthly.known ? repayments.monthly.amount.to : null
  return {
    price,
    cash: inDollars(cashNeeded.withoutGrant.amount.to) + (money.buffer ?? 0),
    month: monthly === null ? null : inDollars(monthly),
  }
}

const inDollars = (cents: number) => Math.round(cents / 100)
