import { type Draft, known, sourcesOf, unknown } from './draft.ts'
import { dutyAt, type DutyRules } from './duty/duty-at.ts'
import { dutyDrafts } from './duty/duty-drafts.ts'
import { grantAt, grantsOf } from './grants.ts'
import type { Purchase } from './input.ts'
import { lmiDraft } from './lmi.ts'
import { add, type BasisPoints, type Cents, exactly, inWholeDollars, percent, type Range, subtract } from './money.ts'
import { feeDrafts, quotedDrafts } from './other-costs.ts'
import type { Figure } from './result.ts'
import { isInScheme } from './schemes.ts'
import type { Tables } from './tables/types.ts'

/** The costs at one price. */
export interface PricePoint {
  drafts: readonly Draft[]
  dutyAfter: Range
  withoutGrant: Range
  withGrant: Range
  loan: Figure
  lvrBps: BasisPoints
}

export function costAtPrice(purchase: Purchase, price: Cents, rules: DutyRules, tables: Tables): PricePoint {
  const state = tables.states[purchase.state]
  const duty = dutyAt(purchase, price, rules)
  const deposit = depositOf(purchase, price)
  const loan = price - deposit
  const isWaived = isInScheme(purchase, price, tables.federal.schemes)
  const lmi = lmiDraft(purchase, { loan, value: price, isWaived }, tables)
  const costs = [
    depositDraft(purchase, deposit),
    ...dutyDrafts(purchase, duty, rules, state),
    ...feeDrafts(purchase, price, loan > 0, [...state.fees, ...tables.federal.fees]),
    lmi,
    ...quotedDrafts(purchase),
  ]
  const grant = grantDraft(purchase, price, tables)
  const withoutGrant = costs.reduce(counted, exactly(0))
  return {
    drafts: [...costs, grant],
    dutyAfter: duty.after,
    withoutGrant,
    withGrant: counted(withoutGrant, grant),
    loan: loanWith(purchase, loan, lmi.figure),
    lvrBps: Math.ceil((loan * 10_000) / price),
  }
}

/** A share is rounded up, so that a deposit of 20% never leaves a loan above 80%. An amount pays at most the price. */
const depositOf = ({ finance: { deposit } }: Purchase, price: Cents): Cents =>
  'bps' in deposit ? Math.ceil((price * deposit.bps) / 10_000) : Math.min(deposit.cents, price)

const depositDraft = ({ finance: { deposit } }: Purchase, cents: Cents): Draft => ({
  id: 'deposit',
  label: 'Deposit',
  figure: known(exactly(cents)),
  effect: 'adds',
  how: howDeposit(deposit, cents),
  say: (amount) => `Deposit: ${amount} of the price is paid from savings.`,
  sources: [],
})

const howDeposit = (deposit: Purchase['finance']['deposit'], paid: Cents): string => {
  if ('bps' in deposit) return `${percent(deposit.bps)} of the price`
  return paid < deposit.cents ? 'the whole price' : 'your figure'
}

const counted = (sum: Range, { figure, effect }: Draft): Range => {
  if (!figure.known || effect === 'none') return sum
  const amount = inWholeDollars(figure.amount)
  return effect === 'adds' ? add(sum, amount) : subtract(sum, amount)
}

const grantDraft = (purchase: Purchase, price: Cents, tables: Tables): Draft => {
  const common = { id: 'grant' as const, label: 'Grant', effect: 'reduces' as const }
  const grants = grantsOf(purchase, tables.states[purchase.state])
  if ('reason' in grants)
    return { ...common, figure: unknown(grants.reason), how: 'not known', say: () => grants.reason, sources: [] }
  const found = grantAt(purchase, price, grants)
  if (found === null)
    return {
      ...common,
      figure: known(exactly(0)),
      how: 'none at this price',
      say: grantSentence,
      sources: sourcesOf(grants),
    }
  const { grant, amount } = found
  return {
    ...common,
    figure: known(amount, !grant.confirmed),
    how: [grant.label, grant.isUpTo === true ? 'up to this amount' : '', grant.note ?? ''].filter(Boolean).join(', '),
    say: (text) => `${grantSentence(text)} ${paidWords[grant.isPaid]}`,
    sources: sourcesOf([grant]),
  }
}

const grantSentence = (amount: string) => `Grant: ${amount}.`

const paidWords = {
  atOrAfterSettlement: 'It is often paid at or after settlement: have the cash without it.',
  afterSettlement: 'It is paid after settlement: have the cash without it.',
}

const loanWith = ({ finance: { lmi, scheme } }: Purchase, loan: Cents, premium: Figure): Figure => {
  if (scheme === 'helpToBuy') return unknown(helpToBuyLoan)
  if (lmi === 'paid') return known(exactly(loan))
  if (!premium.known) return unknown(`The premium that is added to the loan is not known. ${premium.reason}`)
  return known(add(exactly(loan), premium.amount), premium.isAbout)
}

export const helpToBuyLoan = 'The loan under Help to Buy depends on the government’s share, which is not computed.'
