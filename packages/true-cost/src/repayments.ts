import { joinFigures, known, unknown } from './draft.ts'
import type { Purchase } from './input.ts'
import { type BasisPoints, type Cents, dollarRange, percent } from './money.ts'
import type { Figure, KnownRepayments, Repayments } from './result.ts'
import { inForce, shown, whyUnknown } from './tables/in-force.ts'
import type { LendingTable, Tables } from './tables/types.ts'
import { type Day, longDay } from './day.ts'

/** Principal and interest a month: P·r ÷ (1 − (1 + r)^−n), to the nearest cent. */
export function monthlyRepayment(loan: Cents, rateBps: BasisPoints, years: number): Cents {
  const months = years * 12
  if (rateBps === 0) return Math.round(loan / months)
  const rate = rateBps / 120_000
  return Math.round((loan * rate) / (1 - (1 + rate) ** -months))
}

/** The rate and term that are used where the buyer says none; null for a day that no table covers. */
export function usualLoan({ federal }: Tables, day: Day): { rateBps: BasisPoints; years: number } | null {
  return inForce(federal.lending, { contractOn: day, settlementOn: day })[0] ?? null
}

/** Repayments now and at the rate at which lenders test, for loans at every price. */
export function repaymentsOf(
  purchase: Purchase,
  loans: readonly Figure[],
  tables: readonly LendingTable[],
): Repayments {
  const table = inForce(tables, purchase)[0]
  if (table === undefined) return { known: false, reason: whyUnknown('The rate of loans', tables, purchase) }
  const rateBps = purchase.finance.rateBps ?? table.rateBps
  const years = purchase.finance.years ?? table.years
  const stressedBps = rateBps + table.bufferBps
  const monthly = joinFigures(loans.map((loan) => repaid(loan, rateBps, years)))
  const monthlyStressed = joinFigures(loans.map((loan) => repaid(loan, stressedBps, years)))
  return {
    known: true,
    monthly,
    monthlyStressed,
    rateBps,
    stressedBps,
    years,
    sentence: sentenceOf({ monthly, monthlyStressed, rateBps, stressedBps, years }, whenChecked(purchase, table)),
    source: shown(table),
  }
}

const repaid = (loan: Figure, rateBps: BasisPoints, years: number): Figure =>
  loan.known
    ? known(
        {
          from: monthlyRepayment(loan.amount.from, rateBps, years),
          to: monthlyRepayment(loan.amount.to, rateBps, years),
        },
        loan.isAbout,
      )
    : unknown(loan.reason)

const whenChecked = ({ finance }: Purchase, { readOn }: LendingTable) =>
  finance.rateBps === undefined ? `rate checked on ${longDay(readOn)}` : 'your rate'

const sentenceOf = (
  { monthly, monthlyStressed, rateBps, stressedBps, years }: Omit<KnownRepayments, 'known' | 'sentence' | 'source'>,
  checked: string,
): string => {
  if (!monthly.known) return `Repayments: not known. ${monthly.reason}`
  const stressed = monthlyStressed.known ? dollarRange(monthlyStressed.amount) : ''
  return `${dollarRange(monthly.amount)} a month over ${String(years)} years at ${percent(rateBps)} (${checked}); ${stressed} at ${percent(stressedBps)}, the rate at which lenders test. Ask your lender or broker.`
}
