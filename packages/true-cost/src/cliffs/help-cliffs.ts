import { grantAt, grantsOf } from '../grants.ts'
import type { Purchase } from '../input.ts'
import { dollars, type Range } from '../money.ts'
import type { Cliff } from '../result.ts'
import { capsFor, schemeVerdict } from '../schemes.ts'
import { inForce } from '../tables/in-force.ts'
import type { Tables } from '../tables/types.ts'
import { grantThresholds, within } from '../thresholds.ts'
import { placeOf, placeText } from './place.ts'

/** Prices from which a grant is lost. */
export function grantCliffs(purchase: Purchase, window: Range, tables: Tables): Cliff[] {
  const grants = grantsOf(purchase, tables.states[purchase.state])
  if ('reason' in grants) return []
  return within(grantThresholds(grants, purchase), window.from, window.to).flatMap((below) => {
    const lower = grantAt(purchase, below, grants)
    if (lower === null) return []
    const changeCents = (grantAt(purchase, below + 1, grants)?.amount.to ?? 0) - lower.amount.to
    if (changeCents >= 0) return []
    const place = placeOf(below, purchase)
    const what = `the ${lower.grant.label} falls by ${dollars(-changeCents)}`
    const sentence = `${placeText(place)} ${what}.`
    return [{ ...place, kind: 'step', of: 'grant', changeCents, what, sentence } satisfies Cliff]
  })
}

/** Prices above which a federal scheme is closed that is open below them. */
export function schemeCliffs(purchase: Purchase, window: Range, tables: Tables): Cliff[] {
  return inForce(tables.federal.schemes, purchase).flatMap((scheme) =>
    within(capsFor(scheme, purchase), window.from, window.to).flatMap((below) => {
      if (schemeVerdict(purchase, { from: below, to: below }, scheme).verdict === 'failed') return []
      const place = placeOf(below, purchase)
      const where = capsFor(scheme, purchase).length > 1 ? ' in some places' : ''
      const name = scheme.label.endsWith('Scheme') ? scheme.label : `${scheme.label} scheme`
      const what = `the ${name} is closed${where}`
      const sentence = `${placeText(place)} ${what}.`
      return [{ ...place, kind: 'step', of: 'scheme', changeCents: 0, what, sentence } satisfies Cliff]
    }),
  )
}
