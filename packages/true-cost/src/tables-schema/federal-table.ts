import * as z from 'zod'
import { bps, cents, condition, fee, label, money, sourced, state } from './fields.ts'
import { dated, one, oneOfEach } from './lists.ts'

const cap = z.strictObject({
  state,
  /** The places of the higher cap: "Melbourne and Geelong". */
  centre: z.exactOptional(label),
  centreCents: cents,
  restCents: cents,
  confirmed: z.exactOptional(z.literal(false)),
})

const scheme = z.strictObject({
  ...sourced,
  scheme: z.enum(['fivePercentDeposit', 'helpToBuy']),
  label,
  when: condition,
  minimumDepositBps: bps,
  /** Of one buyer, and of several together. */
  incomeUpTo: z.exactOptional(z.strictObject({ oneCents: cents, moreCents: cents, confirmed: z.boolean() })),
  caps: z
    .array(cap)
    .refine((caps) => new Set(caps.map((one) => one.state)).size === caps.length, 'a state has one pair of caps'),
})

const cell = z.strictObject({
  lvrAboveBps: bps,
  lvrUpToBps: bps,
  loanAboveCents: cents,
  loanUpToCents: z.nullable(cents),
  fromBps: bps,
  toBps: bps,
})

/** Up to `freeUpToBps` of the value no insurance is asked for. */
const lmi = z.strictObject({ ...sourced, freeUpToBps: bps, cells: z.array(cell).min(1) }).check(({ value, issues }) => {
  const message = whyWrongCells(value)
  if (message !== null) issues.push({ code: 'custom', message, path: ['cells'], input: value.cells })
})

type Cell = z.output<typeof cell>
type Edge = Pick<Cell, 'lvrAboveBps' | 'lvrUpToBps' | 'loanUpToCents'>

const follows = (next: Cell, edge: Edge): boolean => {
  const isNewBand = edge.loanUpToCents === null
  if (isNewBand)
    return next.lvrAboveBps === edge.lvrUpToBps && next.loanAboveCents === 0 && next.lvrUpToBps > next.lvrAboveBps
  return (
    next.lvrAboveBps === edge.lvrAboveBps &&
    next.lvrUpToBps === edge.lvrUpToBps &&
    next.loanAboveCents === edge.loanUpToCents
  )
}

/** Bands of the loan's share follow each other, and in each the loans do. */
const whyWrongCells = ({ cells, freeUpToBps }: { cells: Cell[]; freeUpToBps: number }): string | null => {
  let edge: Edge = { lvrUpToBps: freeUpToBps, loanUpToCents: null, lvrAboveBps: 0 }
  for (const [index, next] of cells.entries()) {
    if (!follows(next, edge)) return `cell ${String(index + 1)} leaves a gap after the one before it, or overlaps it`
    if (next.loanUpToCents !== null && next.loanUpToCents <= next.loanAboveCents)
      return `cell ${String(index + 1)}: loanUpToCents must be above loanAboveCents`
    if (next.toBps < next.fromBps) return `cell ${String(index + 1)}: toBps must not be below fromBps`
    edge = next
  }
  return edge.loanUpToCents === null ? null : 'the last cell must be without an end: loanUpToCents null'
}

/** A rule for buyers who are neither citizens nor permanent residents. */
const foreignRule = z.strictObject({
  ...sourced,
  sentence: label,
  /** What is bought; absent: any. */
  for: z.exactOptional(condition.pick({ property: true, condition: true })),
})

export const federalTable = z.strictObject({
  table: z.literal('federal'),
  ...money,
  schemes: oneOfEach(z.array(scheme), (entry) => entry.scheme),
  fees: dated(z.array(fee)),
  lmi: one(z.array(lmi)),
  lending: one(z.array(z.strictObject({ ...sourced, rateBps: bps, bufferBps: bps, years: z.int().min(1).max(50) }))),
  debtLimit: one(
    // In hundredths of the income: 600 is six times.
    z.array(z.strictObject({ ...sourced, limitHundredths: z.int().min(1), exempts: z.literal('newHomes') })),
  ),
  foreignRules: z.exactOptional(dated(z.array(foreignRule))),
})
