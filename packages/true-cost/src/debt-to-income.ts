import { incomeOf } from './conditions.ts'
import type { Purchase } from './input.ts'
import type { Range } from './money.ts'
import type { DebtToIncome, Figure } from './result.ts'
import { inForce } from './tables/in-force.ts'
import type { DebtLimitTable } from './tables/types.ts'

/** All debts against the income of a year, and the limit that binds lenders. */
export function debtToIncome(purchase: Purchase, loan: Figure, tables: readonly DebtLimitTable[]): DebtToIncome {
  const income = incomeOf(purchase.buyers)
  if (income === null || income === 0) return { known: false, reason: 'Enter every buyer’s income.' }
  if (!loan.known) return { known: false, reason: loan.reason }
  const times = hundredths(loan.amount, purchase.finance.otherDebtsCents ?? 0, income)
  const limit = inForce(tables, purchase)[0]
  const isExempt = limit?.exempts === 'newHomes' && purchase.condition === 'new' && purchase.property === 'home'
  const isOverLimit = limit === undefined || isExempt ? 'no' : comparedTo(times, limit.limitHundredths)
  return {
    known: true,
    fromHundredths: times.from,
    toHundredths: times.to,
    isOverLimit,
    sentence: sentenceOf(times, isOverLimit, limit),
  }
}

const hundredths = ({ from, to }: Range, otherDebts: number, income: number): Range => ({
  from: Math.floor(((from + otherDebts) * 100) / income),
  to: Math.floor(((to + otherDebts) * 100) / income),
})

const comparedTo = ({ from, to }: Range, limit: number) => {
  if (to < limit) return 'no'
  return from >= limit ? 'yes' : 'depends'
}

const sentenceOf = ({ from, to }: Range, isOver: 'no' | 'yes' | 'depends', limit?: DebtLimitTable): string => {
  const times = from === to ? inTimes(from) : `${inTimes(from)} to ${inTimes(to)}`
  const debts = `Debts of ${times} times the yearly income.`
  if (isOver === 'no' || limit === undefined) return debts
  return `${debts} Lenders may make at most a fifth of their new loans at ${inTimes(limit.limitHundredths)} times or more: ask your lender or broker.`
}

const inTimes = (value: number) => String(Math.floor(value / 10) / 10)
