import { type Cents, monthlyRepayment } from '@verandah/true-cost'

export interface LoanOverTime {
  monthly: Cents
  /** Over the whole term. */
  interest: Cents
  /** Owed after each whole year, from the start to the end. */
  owed: readonly Cents[]
  /** After how many whole years at most half is owed. */
  halfAfter: number
}

/** How a loan of principal and interest is repaid. */
export function loanOverTime(loan: Cents, rateBps: number, years: number): LoanOverTime {
  const monthly = monthlyRepayment(loan, rateBps, years)
  const owed = Array.from({ length: years + 1 }, (_, year) => owedAfter(loan, { rateBps, monthly, months: year * 12 }))
  owed[years] = 0
  return {
    monthly,
    interest: monthly * years * 12 - loan,
    owed,
    halfAfter: owed.findIndex((left) => left <= loan / 2),
  }
}

interface Repaying {
  rateBps: number
  monthly: Cents
  months: number
}

const owedAfter = (loan: Cents, { rateBps, monthly, months }: Repaying): Cents => {
  const rate = rateBps / 120_000
  if (rate === 0) return Math.max(0, loan - monthly * months)
  const growth = (1 + rate) ** months
  return Math.max(0, Math.round(loan * growth - (monthly * (growth - 1)) / rate))
}
