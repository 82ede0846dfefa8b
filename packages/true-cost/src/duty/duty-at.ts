import type { Buyer, Purchase } from '../input.ts'
import type { Cents, Range } from '../money.ts'
import type { Condition, PendingRule, Relief, Sourced, StateTable } from '../tables/types.ts'
import { inForce, whyUnknown, decidingDay } from '../tables/in-force.ts'
import { type BuyersDuty, type DutyLaw, dutyOfBuyers, lastOf } from './duty-of-buyers.ts'
import { dutyOnScale } from './scale.ts'
import { whyNot } from '../conditions.ts'

export interface DutyAt {
  /** By the general rate. */
  before: Cents
  how: string
  /** As the law is, to what it is if the bills are enacted. */
  after: Range
  by: readonly string[]
  reliefs: readonly Relief[]
  isConfirmed: boolean
}

/** What decides about the duty of a purchase on its dates. */
export interface DutyRules extends DutyLaw {
  bills: readonly PendingRule[]
}

export function dutyRulesOf(purchase: Purchase, state: StateTable): DutyRules | { reason: string } {
  const table = inForce(state.duty, purchase)[0]
  if (table === undefined) return { reason: whyUnknown(`Duty in ${state.state}`, state.duty, purchase) }
  const reason = whyNotVouched(purchase, state)
  if (reason !== null) return { reason }
  const pending = inForce(state.pending, purchase)
  return {
    table,
    reliefs: inForce(state.reliefs, purchase),
    counted: pending.filter(({ status }) => status === 'inForce'),
    bills: pending.filter(({ status }) => status === 'ifEnacted'),
  }
}

export function dutyAt(purchase: Purchase, price: Cents, rules: DutyRules): DutyAt {
  const general = dutyOnScale(lastOf(rules.table), rules.table, price)
  const now = sharedDuty(purchase, price, rules)
  const counted = [...rules.counted, ...rules.bills]
  const enacted = rules.bills.length === 0 ? now : sharedDuty(purchase, price, { ...rules, counted })
  return {
    before: general.cents,
    how: general.how,
    after: { from: now.cents, to: enacted.cents },
    by: now.by,
    reliefs: now.reliefs,
    isConfirmed: general.isConfirmed && now.reliefs.every(({ confirmed }) => confirmed),
  }
}

/** Where the office apportions, each share is charged by what its buyer meets. */
const sharedDuty = (purchase: Purchase, price: Cents, law: DutyLaw): BuyersDuty => {
  const { buyers } = purchase
  if (law.table.isApportioned === undefined) return dutyOfBuyers(purchase, price, law, buyers)
  const parts = buyers.map((buyer) => ({ buyer, duty: dutyOfBuyers(purchase, price, law, [buyer]) }))
  return {
    cents: Math.round(parts.reduce((sum, { buyer, duty }) => sum + duty.cents * buyer.shareBps, 0) / 10_000),
    by: labelsOf(parts),
    reliefs: [...new Set(parts.flatMap(({ duty }) => duty.reliefs))],
  }
}

interface Part {
  buyer: Buyer
  duty: BuyersDuty
}

/** Each concession once, with the share of the home that it is for unless that is all of it. */
const labelsOf = (parts: readonly Part[]): string[] => {
  const shares = new Map<string, number>()
  for (const { buyer, duty } of parts)
    for (const label of duty.by) shares.set(label, (shares.get(label) ?? 0) + buyer.shareBps)
  return [...shares].map(([label, bps]) => (bps === 10_000 ? label : `${label} for ${String(bps / 100)}% of the home`))
}

type Rule = Sourced & { id?: string; label: string; when: Condition }

/** Why the duty is not known: a rule that matters to these buyers is no longer vouched for and has no successor. */
function whyNotVouched(purchase: Purchase, { duty, reliefs, pending }: StateTable): string | null {
  const isShared = inForce(duty, purchase)[0]?.isApportioned === true
  const groups = isShared ? purchase.buyers.map((buyer) => [buyer]) : [purchase.buyers]
  const meets = ({ when: { value: _, ...when } }: Rule) =>
    groups.some((judged) => whyNot(when, { purchase, value: 0, judged }) === null)
  const past = [
    ...withoutSuccessor(reliefs, purchase).filter(meets),
    ...withoutSuccessor(pending, purchase).filter((rule) => !meets(rule)),
  ][0]
  return past === undefined ? null : whyUnknown(past.label, [past], purchase)
}

const withoutSuccessor = (rules: readonly Rule[], purchase: Purchase): Rule[] => {
  const now = new Set(inForce(rules, purchase).map(nameOf))
  return rules.filter((rule) => isPastCheck(rule, purchase) && !now.has(nameOf(rule)))
}

const nameOf = ({ id, label }: Rule) => id ?? label

const isPastCheck = (rule: Rule, purchase: Purchase) =>
  rule.validUntil === null && decidingDay(rule, purchase) > (rule.checkedUntil ?? '')
