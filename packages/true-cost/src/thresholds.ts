import type { DutyRules } from './duty/duty-at.ts'
import { boundsOf } from './grants.ts'
import type { Purchase } from './input.ts'
import type { Cents } from './money.ts'
import type { Grant, ReliefRule, SchemeTable, ValueBounds } from './tables/types.ts'
import { capsFor } from './schemes.ts'

/** The last cents below the prices at which duty may step or bend. */
export function dutyThresholds({ table, reliefs }: DutyRules, { offThePlan }: Purchase): Cents[] {
  const values = [
    ...table.scales.flatMap(({ bands, when }) => [
      ...bands.map(({ aboveCents }) => aboveCents),
      ...boundsThresholds(when?.value),
    ]),
    ...reliefs.flatMap(({ rule, when }) => [...ruleThresholds(rule), ...boundsThresholds(when.value)]),
  ]
  const isUnbuiltFree = reliefs.some(({ rule }) => rule.kind === 'unbuiltIsFree')
  const unbuilt = isUnbuiltFree ? (offThePlan?.unbuiltCents ?? 0) : 0
  return unbuilt === 0 ? values : values.flatMap((value) => [value, value + unbuilt])
}

export function grantThresholds(grants: readonly Grant[], purchase: Purchase): Cents[] {
  return grants.flatMap((grant) => [
    ...boundsThresholds(boundsOf(grant, purchase)),
    ...boundsThresholds(grant.landAndBuild).map((value) => value - (purchase.buildCents ?? 0)),
  ])
}

export function schemeThresholds(schemes: readonly SchemeTable[], purchase: Purchase): Cents[] {
  return schemes.flatMap((scheme) => capsFor(scheme, purchase))
}

/** In order, once each, and only those in a range. */
export function within(thresholds: readonly Cents[], from: Cents, to: Cents): Cents[] {
  return [...new Set(thresholds)].filter((value) => value >= from && value <= to).toSorted((one, other) => one - other)
}

const boundsThresholds = ({ aboveCents, upToCents, underCents }: ValueBounds = {}): Cents[] =>
  [aboveCents, upToCents, underCents === undefined ? undefined : underCents - 1].filter((value) => value !== undefined)

const ruleThresholds = (rule: ReliefRule): Cents[] => {
  if (rule.kind === 'taper' || rule.kind === 'share') return [rule.fullCents, rule.endCents]
  if (rule.kind === 'perHundredOver') return [rule.overCents, rule.endCents]
  if (rule.kind !== 'deduction') return []
  return rule.steps.flatMap(({ underCents }) => (underCents === null ? [] : [underCents - 1]))
}
