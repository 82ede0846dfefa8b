import { whyNotComputed } from './check-purchase.ts'
import { cliffsNear } from './cliffs.ts'
import { declinedOf, foreignRulesOf, otherReliefsOf } from './beyond.ts'
import { debtToIncome } from './debt-to-income.ts'
import { joinDrafts, joinFigures } from './draft.ts'
import { type DutyRules, dutyRulesOf, dutyAt } from './duty/duty-at.ts'
import { reliefEligibility } from './duty/eligibility.ts'
import { grantEligibility, grantsOf } from './grants.ts'
import type { Purchase } from './input.ts'
import { envelope, type Range, type Cents, dollarRange, exactly, add } from './money.ts'
import { yearlyDrafts } from './other-costs.ts'
import { costAtPrice, type PricePoint } from './price-point.ts'
import { repaymentsOf } from './repayments.ts'
import type { CostOfHome, KnownCost, Line, IfEnacted, Total } from './result.ts'
import { schemeVerdicts } from './schemes.ts'
import type { Tables } from './tables/types.ts'
import { dutyThresholds, grantThresholds, schemeThresholds, within } from './thresholds.ts'
import { shown } from './tables/in-force.ts'

/** What a purchase costs its buyers: every line with its formula, source and date. An estimate, no advice. */
export function costOfHome(purchase: Purchase, tables: Tables): CostOfHome {
  const { price, state } = purchase
  const reason = whyNotComputed(purchase, tables)
  if (price === null || reason !== null) return { known: false, reason: reason ?? '' }
  const rules = dutyRulesOf(purchase, tables.states[state])
  if ('reason' in rules) return { known: false, reason: rules.reason }
  const prices = pricesOf(purchase, price, rules, tables)
  const points = prices.map((at) => costAtPrice(purchase, at, rules, tables))
  const loan = joinFigures(points.map((point) => point.loan))
  const yearly = yearlyDrafts(purchase).map((draft) => joinDrafts([draft]))
  return {
    known: true,
    ...costsOf(points),
    eligibility: [
      ...reliefEligibility(purchase, price, tables.states[state]),
      ...grantEligibility(purchase, price, tables.states[state]),
    ],
    ifEnacted: billsOf(purchase, prices, rules),
    schemes: schemeVerdicts(purchase, price, tables.federal.schemes),
    loan,
    repayments: repaymentsOf(purchase, [loan], tables.federal.lending),
    debtToIncome: debtToIncome(purchase, loan, tables.federal.debtLimit),
    yearly: { lines: yearly, total: yearlyTotal(yearly) },
    cliffs: cliffsNear(purchase, tables),
    otherReliefs: otherReliefsOf(purchase, tables.states[state]),
    foreignRules: foreignRulesOf(purchase, tables.federal),
    declined: declinedOf(purchase, tables.states[state]),
  }
}

/** The ends of the range, and both sides of every step and kink between them. */
export function pricesOf(
  purchase: Purchase,
  { from, to }: Range,
  rules: DutyRules,
  { states, federal }: Tables,
): number[] {
  const grants = grantsOf(purchase, states[purchase.state])
  const inside = within(
    [
      ...dutyThresholds(rules, purchase),
      ...('reason' in grants ? [] : grantThresholds(grants, purchase)),
      ...schemeThresholds(federal.schemes, purchase),
    ],
    from,
    to - 1,
  )
  return [...new Set([from, ...inside.flatMap((below) => [below, below + 1]), to])]
}

type Costs = Pick<KnownCost, 'lines' | 'dutyAfterRelief' | 'cashNeeded' | 'lvrBps'>

const costsOf = (points: readonly PricePoint[]): Costs => {
  const lines = (points[0]?.drafts ?? []).map((_, index): Line =>
    joinDrafts(points.map(({ drafts }) => drafts[index]).filter((draft) => draft !== undefined)),
  )
  const grantless = lines.filter(({ id }) => id !== 'grant')
  return {
    lines,
    dutyAfterRelief: envelope(points.map(({ dutyAfter }) => dutyAfter)),
    cashNeeded: {
      withoutGrant: cashTotal('without a grant', envelope(points.map(({ withoutGrant }) => withoutGrant)), grantless),
      withGrant: cashTotal('with the grant', envelope(points.map(({ withGrant }) => withGrant)), lines),
    },
    lvrBps: envelope(points.map(({ lvrBps }) => ({ from: lvrBps, to: lvrBps }))),
  }
}

/** Bills that would change the duty of this purchase, each by itself. */
function billsOf(purchase: Purchase, prices: readonly Cents[], rules: DutyRules): IfEnacted[] {
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

/** The cash that buyers need by settlement. */
function cashTotal(which: string, amount: Range, lines: readonly Line[]): Total {
  return totalOf(
    `Cash needed ${which}`,
    amount,
    lines.filter(({ effect }) => effect !== 'none'),
  )
}

function yearlyTotal(lines: readonly Line[]): Total {
  return totalOf(
    'Known costs a year',
    lines.reduce((sum, { figure }) => (figure.known ? add(sum, figure.amount) : sum), exactly(0)),
    lines,
  )
}

const totalOf = (what: string, amount: Range, lines: readonly Line[]): Total => {
  const missing = lines.filter(({ figure }) => !figure.known).map(({ label }) => label)
  const isAbout = lines.some(({ figure }) => figure.known && figure.isAbout)
  const text = `${what}: ${isAbout ? 'about ' : ''}${dollarRange(amount)}`
  return {
    amount,
    isComplete: missing.length === 0,
    missing,
    sentence: missing.length === 0 ? `${text}.` : `${text}. Incomplete, without ${missing.join(', ')}.`,
  }
}
