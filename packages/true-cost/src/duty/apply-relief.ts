import { type Cents, shareOf } from '../money.ts'
import type { ReliefRule, Rounding } from '../tables/rules.ts'
import { roundCents } from './scale.ts'

export interface Dutiable {
  value: Cents
  /** Duty without this relief, on any value. */
  dutyOn: (value: Cents) => Cents
  rounding: Rounding
}

/** The duty that a relief leaves; never more than the duty without it. */
export function dutyAfterRelief(rule: ReliefRule, dutiable: Dutiable): Cents {
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
