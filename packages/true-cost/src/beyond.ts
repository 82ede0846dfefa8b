import { whyNot } from './conditions.ts'
import type { Purchase } from './input.ts'
import { helpToBuyLoan } from './price-point.ts'
import type { KnownCost } from './result.ts'
import { inForce, shown } from './tables/in-force.ts'
import type { StateTable } from './tables/types.ts'

/** Reliefs that may help these buyers further and are not computed. */
export function otherReliefsOf(purchase: Purchase, { mentions }: StateTable): KnownCost['otherReliefs'] {
  return inForce(mentions, purchase)
    .filter(({ when = {} }) => whyNot(when, { purchase, value: 0, judged: purchase.buyers }) === null)
    .filter(({ minimumAge = 0 }) => purchase.buyers.some(({ age = minimumAge }) => age >= minimumAge))
    .map((mention) => ({ sentence: mention.sentence, source: shown(mention) }))
}

/** What is asked for and not computed, by name. */
export function declinedOf({ buyers, property, buildCents, finance }: Purchase, { foreignSurcharge }: StateTable) {
  const isForeign = buyers.some(({ residency }) => residency === 'other')
  return [
    isForeign && foreignSurcharge.some(({ bps }) => bps !== null)
      ? 'Which buyers count as foreign is not decided here.'
      : null,
    property === 'land' && buildCents !== undefined ? 'What building costs is not part of the cash needed.' : null,
    finance.scheme === 'helpToBuy' ? helpToBuyLoan : null,
  ].filter((reason) => reason !== null)
}
