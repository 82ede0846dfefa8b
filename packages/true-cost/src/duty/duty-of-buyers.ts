import { type Asked, whyNot } from '../conditions.ts'
import type { Buyer, Purchase } from '../input.ts'
import type { Cents } from '../money.ts'
import type { Condition } from '../tables/rules.ts'
import type { DutyTable, PendingRule, Relief } from '../tables/types.ts'
import { dutyAfterRelief } from './apply-relief.ts'
import { dutyOnScale } from './scale.ts'

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
