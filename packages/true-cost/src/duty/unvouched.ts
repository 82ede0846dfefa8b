import { whyNot } from '../conditions.ts'
import type { Purchase } from '../input.ts'
import { decidingDay, inForce, whyUnknown } from '../tables/in-force.ts'
import type { Condition, Sourced } from '../tables/rules.ts'
import type { StateTable } from '../tables/types.ts'

type Rule = Sourced & { id?: string; label: string; when: Condition }

/** Why the duty is not known: a rule that matters to these buyers is no longer vouched for and has no successor. */
export function whyNotVouched(purchase: Purchase, { duty, reliefs, pending }: StateTable): string | null {
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
