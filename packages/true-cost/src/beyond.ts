import { whyNot, whyOtherKind } from './conditions.ts'
import type { Purchase } from './input.ts'
import { helpToBuyLoan } from './price-point.ts'
import type { KnownCost } from './result.ts'
import { inForce, shown } from './tables/in-force.ts'
import { officeName } from './tables/office-name.ts'
import type { FederalTable, StateTable } from './tables/types.ts'

/** Reliefs that may help these buyers further and are not computed. */
export function otherReliefsOf(purchase: Purchase, { mentions }: StateTable): KnownCost['otherReliefs'] {
  return inForce(mentions, purchase)
    .filter(({ when = {} }) => whyNot(when, { purchase, value: 0, judged: purchase.buyers }) === null)
    .filter(({ minimumAge = 0 }) => purchase.buyers.some(({ age = minimumAge }) => age >= minimumAge))
    .map((mention) => ({ sentence: mention.sentence, source: shown(mention) }))
}

/** What federal law asks of buyers who are neither citizens nor permanent residents. */
export function foreignRulesOf(purchase: Purchase, { foreignRules = [] }: FederalTable): KnownCost['foreignRules'] {
  if (!hasForeigner(purchase)) return []
  return inForce(foreignRules, purchase)
    .filter((rule) => whyOtherKind(rule.for ?? {}, { purchase, value: 0, judged: purchase.buyers }) === null)
    .map((rule) => ({ sentence: rule.sentence, source: shown(rule) }))
}

const hasForeigner = ({ buyers }: Purchase) => buyers.some(({ residency }) => residency === 'other')

/** What is asked for and not computed, by name. */
export function declinedOf(purchase: Purchase, { foreignSurcharge, ...table }: StateTable) {
  const { property, buildCents, finance } = purchase
  return [
    hasForeigner(purchase) && foreignSurcharge.some(({ bps }) => bps !== null)
      ? 'Which buyers count as foreign is not decided here.'
      : null,
    mayOweLandTax(purchase)
      ? `Land tax. Foreign owners and owners who live elsewhere may owe it every year: ask ${officeName(table)}.`
      : null,
    property === 'land' && buildCents !== undefined ? 'What building costs is not part of the cash needed.' : null,
    finance.scheme === 'helpToBuy' ? helpToBuyLoan : null,
  ].filter((reason) => reason !== null)
}

/** The Northern Territory has none. */
const mayOweLandTax = (purchase: Purchase) =>
  purchase.state !== 'NT' && (hasForeigner(purchase) || purchase.buyers.some(({ willLiveThere }) => !willLiveThere))
