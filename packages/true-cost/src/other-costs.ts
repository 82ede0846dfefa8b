import { type Draft, known, ownDraft, sourcesOf, unknown } from './draft.ts'
import type { OwnLine, Purchase } from './input.ts'
import { add, type Cents, dollarRange, dollars, exactly, type Range } from './money.ts'
import { inForce, whyUnknown } from './tables/in-force.ts'
import type { Fee, FeeRule } from './tables/types.ts'

/** The lines of registration, conveyancing, inspections and lenders' fees at one price. */
export function feeDrafts(purchase: Purchase, price: Cents, hasLoan: boolean, fees: readonly Fee[]): Draft[] {
  const concerned = fees.filter((fee) => concerns(fee, purchase))
  return [...new Set(concerned.map(({ line }) => line))].map((line) =>
    feeDraft(
      concerned.filter((fee) => fee.line === line),
      { purchase, price, hasLoan },
    ),
  )
}

interface At {
  purchase: Purchase
  price: Cents
  hasLoan: boolean
}

const feeDraft = (fees: readonly Fee[], { purchase, price, hasLoan }: At): Draft => {
  const [first] = fees
  if (first === undefined) throw new RangeError('A line needs a fee.')
  const own = purchase.own?.[first.line]
  if (own !== undefined) return ownDraft(first.line, first.label, own)
  const now = inForce(fees, purchase)
  const counted = now.filter((fee) => hasLoan || fee.for?.hasLoan === undefined)
  const amount = counted.map((fee) => feeAt(fee.rule, price)).reduce(add, exactly(0))
  return {
    id: first.line,
    label: first.label,
    figure:
      now.length === 0
        ? unknown(whyUnknown(first.label, fees, purchase))
        : known(
            amount,
            counted.some(({ confirmed }) => !confirmed),
          ),
    effect: 'adds',
    how: counted.map(({ rule }) => formulaOf(rule)).join(' plus ') || 'not without a loan',
    say: (text) => `${first.label}: ${text}.`,
    sources: sourcesOf(counted),
  }
}

const concerns = ({ for: only = {} }: Fee, { isStrata, property }: Purchase): boolean =>
  (only.isStrata === undefined || only.isStrata === isStrata) &&
  (only.property === undefined || only.property === property)

const feeAt = (rule: FeeRule, price: Cents): Range => {
  if (rule.kind === 'flat') return exactly(rule.cents)
  if (rule.kind === 'range') return { from: rule.fromCents, to: rule.toCents }
  const units = Math.max(0, price - rule.overCents) / rule.unitCents
  const counted = rule.countsParts ? Math.ceil(units) : Math.floor(units)
  return exactly(Math.min(rule.baseCents + counted * rule.perUnitCents, rule.capCents ?? Infinity))
}

const formulaOf = (rule: FeeRule): string => {
  if (rule.kind === 'flat') return `a flat fee of ${inCents(rule.cents)}`
  if (rule.kind === 'range') return `published prices, ${dollarRange({ from: rule.fromCents, to: rule.toCents })}`
  const over = rule.overCents === 0 ? '' : ` over ${dollars(rule.overCents)}`
  const each = rule.countsParts ? `${dollars(rule.unitCents)} or part` : `whole ${dollars(rule.unitCents)}`
  return `${inCents(rule.baseCents)} and ${inCents(rule.perUnitCents)} for each ${each}${over}`
}

const inCents = (cents: Cents): string => `$${(cents / 100).toFixed(2)}`

const quoteFirst: { line: OwnLine; label: (purchase: Purchase) => string }[] = [
  { line: 'moving', label: () => 'Moving' },
  {
    line: 'firstInsurance',
    label: ({ isStrata }) => (isStrata ? 'First year of contents insurance' : 'First year of building insurance'),
  },
]

/** Costs without a figure until the buyer has a quote. */
export function quotedDrafts(purchase: Purchase): Draft[] {
  return purchase.property === 'land'
    ? []
    : quoteFirst.map(({ line, label }) => quotedDraft(purchase, line, label(purchase), 'Ask for a quote and enter it.'))
}

const everyYear: { line: OwnLine; label: string; only?: 'strata' }[] = [
  { line: 'strataYearly', label: 'Strata levies a year', only: 'strata' },
  { line: 'ratesYearly', label: 'Council rates a year' },
  { line: 'waterYearly', label: 'Water a year' },
]

/** What the home costs every year: it differs too much between homes for a table. */
export function yearlyDrafts(purchase: Purchase): Draft[] {
  return everyYear
    .filter(({ only }) => only === undefined || purchase.isStrata)
    .map(({ line, label }) => quotedDraft(purchase, line, label, 'Ask the agent for the last notice and enter it.'))
}

const quotedDraft = (purchase: Purchase, line: OwnLine, label: string, reason: string): Draft => {
  const own = purchase.own?.[line]
  return own === undefined
    ? { ...ownDraft(line, label, 0), figure: unknown(reason), how: 'not counted until you enter it' }
    : ownDraft(line, label, own)
}
