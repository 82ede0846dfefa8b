import { incomeOf, whyNot } from './conditions.ts'
import type { Purchase } from './input.ts'
import { type Cents, dollars, percent, type Range } from './money.ts'
import type { SchemeVerdict } from './result.ts'
import { inForce, shown } from './tables/in-force.ts'
import type { SchemeTable } from './tables/types.ts'

/** Which federal schemes the purchase fits, with the caps passed or failed. */
export function schemeVerdicts(purchase: Purchase, price: Range, tables: readonly SchemeTable[]): SchemeVerdict[] {
  return inForce(tables, purchase).map((table) => schemeVerdict(purchase, price, table))
}

/** Whether the purchase fits a scheme that is in force. */
export function schemeVerdict(purchase: Purchase, price: Range, table: SchemeTable): SchemeVerdict {
  const caps = capsFor(table, purchase)
  const cap = capOf(table, purchase)
  const refusals = [...refusalsOf(table, purchase, price), ...capRefusal(caps, price.from)]
  const open = [...openQuestions(table, purchase), ...capQuestion(caps, price, cap)]
  const verdict = refusals.length > 0 ? 'failed' : open.length > 0 ? 'depends' : 'passed'
  const reasons = verdict === 'failed' ? refusals : open
  const isConfirmed = table.confirmed && cap?.confirmed !== false
  return {
    id: table.scheme,
    label: table.label,
    verdict,
    capCents: caps.length === 1 ? (caps[0] ?? null) : null,
    reasons,
    sentence: sentenceOf(table, verdict, caps, reasons),
    source: { ...shown(table), isConfirmed: isConfirmed && table.incomeUpTo?.confirmed !== false },
  }
}

/** Whether a scheme waives lenders mortgage insurance at this price. */
export function isInScheme(purchase: Purchase, price: Cents, tables: readonly SchemeTable[]): boolean {
  return (
    purchase.finance.scheme !== undefined &&
    schemeVerdicts(purchase, { from: price, to: price }, tables).some(
      ({ id, verdict }) => id === purchase.finance.scheme && verdict !== 'failed',
    )
  )
}

/** The cap of the place, or both caps of a state while the place is not known. */
export function capsFor(table: SchemeTable, purchase: Purchase): Cents[] {
  const cap = capOf(table, purchase)
  if (cap === undefined) return []
  if (purchase.place !== undefined) return [purchase.place === 'centre' ? cap.centreCents : cap.restCents]
  return [...new Set([cap.restCents, cap.centreCents])].toSorted((one, other) => one - other)
}

const capOf = ({ caps }: SchemeTable, { state }: Purchase) => caps.find((cap) => cap.state === state)

const capRefusal = (caps: readonly Cents[], price: Cents): string[] =>
  caps.every((cap) => price > cap) ? [`The price is above the cap of ${dollars(Math.max(...caps))}.`] : []

const capQuestion = (caps: readonly Cents[], { to }: Range, cap: ReturnType<typeof capOf>): string[] => {
  const passed = caps.filter((cap) => to <= cap)
  if (passed.length === caps.length) return []
  if (caps.length === 1) return [`A part of the range is above the cap of ${dollars(caps[0] ?? 0)}.`]
  const centre = cap?.centre ?? 'the capital and large centres'
  const [rest, highest] = caps.map(dollars)
  return [`The cap is ${highest ?? ''} in ${centre}, and ${rest ?? ''} elsewhere in the state.`]
}

const refusalsOf = (table: SchemeTable, purchase: Purchase, price: Range): string[] => {
  const why = whyNot(table.when, { purchase, value: price.from, judged: purchase.buyers })
  return [why, whyIncome(table, purchase), whyDeposit(table, purchase, price)].filter((reason) => reason !== null)
}

const whyIncome = ({ incomeUpTo }: SchemeTable, { buyers }: Purchase): string | null => {
  const income = incomeOf(buyers)
  if (incomeUpTo === undefined || income === null) return null
  const cap = buyers.length === 1 ? incomeUpTo.oneCents : incomeUpTo.moreCents
  return income > cap ? `The income is above the cap of ${dollars(cap)}.` : null
}

const whyDeposit = ({ minimumDepositBps }: SchemeTable, { finance: { deposit } }: Purchase, { from, to }: Range) => {
  const reaches = (bps: number, price: Cents) =>
    'bps' in deposit ? deposit.bps >= bps : deposit.cents * 10_000 >= price * bps
  if (reaches(10_000, to)) return 'Only with a loan.'
  return reaches(minimumDepositBps, from)
    ? null
    : `The deposit must be at least ${percent(minimumDepositBps)} of the price.`
}

const openQuestions = ({ incomeUpTo }: SchemeTable, { buyers }: Purchase): string[] =>
  incomeUpTo !== undefined && incomeOf(buyers) === null ? ['There is an income cap: enter every buyer’s income.'] : []

const sentenceOf = ({ label }: SchemeTable, verdict: string, caps: readonly Cents[], reasons: readonly string[]) => {
  const cap = caps.map(dollars).join(' or ')
  if (verdict === 'passed') return `${label}: the price is within the cap of ${cap}. Ask a lender who takes part.`
  return `${label}: ${verdict === 'failed' ? 'not for this purchase' : 'not certain'}. ${reasons.join(' ')}`
}
