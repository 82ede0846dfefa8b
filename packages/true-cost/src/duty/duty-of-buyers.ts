import { type Asked, whyNot } from '../conditions.ts'
import type { Buyer, Purchase } from '../input.ts'
import { type Cents, shareOf } from '../money.ts'
import type { Condition, DutyTable, PendingRule, Relief, ReliefRule, Rounding } from '../tables/types.ts'
import { dutyOnScale, roundCents } from './scale.ts'

/** The law that decides about one purchase. */
export interface DutyLaw {
  table: DutyTable
  reliefs: readonly Relief[]
  /** Bills that are counted as law. */
  counted: readonly PendingRule[]
}

export interface BuyersDuty {
  cents: Cents
  /** Labels of the concessions that it rests on. */
  by: readonly string[]
  reliefs: readonly Relief[]
}

/** Duty of a purchase at a price for these buyers: the least that the reliefs they meet leave. */
export function dutyOfBuyers(
  purchase: Purchase,
  price: Cents,
  { table, reliefs, counted }: DutyLaw,
  judged: readonly Buyer[],
): BuyersDuty {
  const meets = (rule: { id: string; when?: Condition }, value: Cents) =>
    meetsAll({ purchase, value, judged }, rule, counted)
  const unbuilt = reliefs.find((relief) => relief.rule.kind === 'unbuiltIsFree' && meets(relief, price))
  const value = Math.max(0, price - (unbuilt === undefined ? 0 : (purchase.offThePlan?.unbuiltCents ?? 0)))
  const scaleAt = (at: Cents) => table.scales.find((scale) => meets(scale, at)) ?? lastOf(table)
  const dutiable = {
    value,
    dutyOn: (at: Cents) => dutyOnScale(scaleAt(at), table, at).cents,
    rounding: table.rounding,
  }
  const scale = scaleAt(value)
  const plain = {
    cents: dutiable.dutyOn(value),
    by: [unbuilt?.label, scale.when && scale.label].filter((label) => label !== undefined),
    reliefs: unbuilt === undefined ? [] : [unbuilt],
  }
  return reliefs
    .filter((relief) => relief.rule.kind !== 'unbuiltIsFree' && meets(relief, value))
    .map((relief) => ({
      cents: dutyAfterRelief(relief.rule, dutiable),
      by: [...plain.by, relief.label],
      reliefs: [...plain.reliefs, relief],
    }))
    .reduce<BuyersDuty>((least, one) => (one.cents < least.cents ? one : least), plain)
}

const meetsAll = (asked: Asked, { id, when = {} }: { id: string; when?: Condition }, counted: readonly PendingRule[]) =>
  whyNot(when, asked) === null &&
  counted.every((rule) => !rule.appliesTo.includes(id) || whyNot(rule.when, asked) === null)

/** The scale without a condition, which the schema asks for. */
export function lastOf({ scales }: DutyTable) {
  const general = scales.at(-1)
  if (general === undefined) throw new RangeError('A duty table needs a scale.')
  return general
}

interface Dutiable {
  value: Cents
  /** Duty without this relief, on any value. */
  dutyOn: (value: Cents) => Cents
  rounding: Rounding
}

/** The duty that a relief leaves; never more than the duty without it. */
function dutyAfterRelief(rule: ReliefRule, dutiable: Dutiable): Cents {
  const { value, dutyOn, rounding } = dutiable
  const duty = dutyOn(value)
  if (rule.kind === 'nil') return 0
  if (rule.kind === 'unbuiltIsFree') return duty
  if (rule.kind === 'taper') return afterTaper(rule, dutiable)
  if (rule.kind === 'deduction') return Math.max(0, duty - deductionAt(rule.steps, value))
  if (rule.kind === 'share') return duty - reliefOfShare(rule, value, duty)
  if (value <= rule.overCents) return 0
  if (value > rule.endCents) return duty
  const perHundred = Math.ceil((value - rule.overCents) / 10_000) * rule.perHundredCents
  return Math.min(duty, roundCents(perHundred, rounding))
}

const afterTaper = (rule: ReliefRule & { kind: 'taper' }, { value, dutyOn }: Dutiable): Cents => {
  const duty = dutyOn(value)
  const { fullCents, endCents } = rule
  if (value <= fullCents) return 0
  if (value >= endCents) return duty
  const left = (cents: Cents) => (cents * (endCents - value)) / (endCents - fullCents)
  if (rule.of === 'dutyAtFull') return duty - Math.round(left(dutyOn(fullCents)))
  return duty - Math.ceil(left(duty) / 100) * 100
}

const deductionAt = (steps: (ReliefRule & { kind: 'deduction' })['steps'], value: Cents): Cents =>
  steps.find(({ underCents }) => underCents === null || value < underCents)?.deductCents ?? 0

const reliefOfShare = (rule: ReliefRule & { kind: 'share' }, value: Cents, duty: Cents): Cents =>
  Math.min(shareOf(duty, shareAt(rule, value)), rule.maximumCents ?? duty)

const shareAt = ({ fullBps, fullCents, endBps, endCents }: ReliefRule & { kind: 'share' }, value: Cents): number => {
  if (value <= fullCents) return fullBps
  if (value >= endCents) return endBps
  return fullBps - ((fullBps - endBps) * (value - fullCents)) / (endCents - fullCents)
}
