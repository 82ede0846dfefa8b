import { type Draft, known, ownDraft, sourcesOf, unknown } from './draft.ts'
import type { Purchase } from './input.ts'
import { type Cents, exactly, percent, type Range, shareOf } from './money.ts'
import { inForce, whyUnknown } from './tables/in-force.ts'
import type { LmiTable, StateTable, Tables } from './tables/types.ts'

const label = 'Lenders mortgage insurance'

/** What is borrowed against what, before the premium is added. */
export interface Lent {
  loan: Cents
  value: Cents
  /** A federal scheme takes its place. */
  isWaived: boolean
}

/** The premium at one price, with the state's duty on insurance. */
export function lmiDraft(purchase: Purchase, lent: Lent, tables: Tables): Draft {
  const effect = purchase.finance.lmi === 'paid' ? 'adds' : 'none'
  const own = purchase.own?.lmi
  if (own !== undefined) return ownDraft('lmi', label, own, effect)
  const state = tables.states[purchase.state]
  const table = inForce(tables.federal.lmi, purchase)[0]
  const duty = inForce(state.insuranceDuty, purchase)[0]
  const sources = sourcesOf([table, duty].filter((entry) => entry !== undefined))
  const common = { id: 'lmi' as const, label, effect, sources } satisfies Partial<Draft>
  if (lent.isWaived) return { ...common, ...none('none, because a federal scheme takes its place') }
  if (table === undefined) return { ...common, ...notKnown(whyUnknown(label, tables.federal.lmi, purchase)) }
  if (isFree(table, lent))
    return { ...common, ...none(`none up to a loan of ${percent(table.freeUpToBps)} of the value`) }
  const cell = cellOf(table, lent)
  if (cell === undefined || duty === undefined) return { ...common, ...notKnown(whyNoCell(duty, state, purchase)) }
  return { ...common, ...premium(cell, duty.bps, lent, effect) }
}

type Premium = Pick<Draft, 'figure' | 'how' | 'say'>

const premium = (
  cell: LmiTable['cells'][number],
  dutyBps: number,
  { loan }: Lent,
  effect: 'adds' | 'none',
): Premium => ({
  figure: known(withDuty({ from: shareOf(loan, cell.fromBps), to: shareOf(loan, cell.toBps) }, dutyBps), true),
  how: `${percent(cell.fromBps)} to ${percent(cell.toBps)} of the loan, and ${percent(dutyBps)} insurance duty`,
  say: (amount) =>
    `${label}: ${amount}, ${effect === 'adds' ? 'paid' : 'added to the loan'}. Each lender has its own premium: ask the lender.`,
})

const none = (how: string): Premium => ({ figure: known(exactly(0)), how, say: () => `${label}: ${how}.` })

const notKnown = (reason: string): Premium => ({ figure: unknown(reason), how: 'not known', say: () => reason })

const whyNoCell = (duty: unknown, { insuranceDuty, state }: StateTable, purchase: Purchase): string =>
  duty === undefined
    ? whyUnknown(`Duty on insurance in ${state}`, insuranceDuty, purchase)
    : 'No published premium for so large a loan: ask the lender.'

const isFree = ({ freeUpToBps }: LmiTable, { loan, value }: Lent) => loan * 10_000 <= value * freeUpToBps

const cellOf = ({ cells }: LmiTable, { loan, value }: Lent) =>
  cells.find(
    ({ lvrAboveBps, lvrUpToBps, loanAboveCents, loanUpToCents }) =>
      loan * 10_000 > value * lvrAboveBps &&
      loan * 10_000 <= value * lvrUpToBps &&
      loan > loanAboveCents &&
      (loanUpToCents === null || loan <= loanUpToCents),
  )

const withDuty = ({ from, to }: Range, dutyBps: number): Range => ({
  from: from + shareOf(from, dutyBps),
  to: to + shareOf(to, dutyBps),
})
