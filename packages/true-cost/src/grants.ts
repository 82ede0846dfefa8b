import { type Asked, whyNot, whyOutside } from './conditions.ts'
import type { Purchase } from './input.ts'
import type { Cents, Range } from './money.ts'
import type { Eligibility } from './result.ts'
import { inForce, whyUnknown } from './tables/in-force.ts'
import type { Grant, StateTable } from './tables/types.ts'

export interface GrantAt {
  grant: Grant
  amount: Range
}

/** The grants of a state on the dates of a purchase, or why they are not known. */
export function grantsOf(purchase: Purchase, { state, grants }: StateTable): readonly Grant[] | { reason: string } {
  const now = inForce(grants, purchase)
  return grants.length > 0 && now.length === 0 ? { reason: whyUnknown(`The grant in ${state}`, grants, purchase) } : now
}

/** The largest grant that the buyers get at a price; grants of one state exclude each other. */
export function grantAt(purchase: Purchase, price: Cents, grants: readonly Grant[]): GrantAt | null {
  return (
    grants
      .filter((grant) => whyNoGrant(grant, purchase, price) === null)
      .map((grant) => ({
        grant,
        amount: { from: grant.isUpTo === true ? 0 : grant.amountCents, to: grant.amountCents },
      }))
      .toSorted((one, other) => other.amount.to - one.amount.to)[0] ?? null
  )
}

/** Why the buyers get no grant, or null if they do. */
export function whyNoGrant(grant: Grant, purchase: Purchase, price: Cents): string | null {
  const { value: bounds, ...when } = grant.when
  const asked: Asked = { purchase, value: price, judged: purchase.buyers }
  const why = whyNot(when, asked)
  if (why !== null) return why
  if (purchase.property === 'home') return whyOutside(boundsOf(grant, purchase) ?? bounds ?? {}, price)
  if (purchase.buildCents === undefined) return 'Only with a house to be built: enter what building costs.'
  return whyOutside(grant.landAndBuild ?? {}, price + purchase.buildCents)
}

/** The bounds of the price, elsewhere than usual in the north of Western Australia. */
export function boundsOf({ when, northValue }: Grant, { isNorthOf26thParallel }: Purchase) {
  return isNorthOf26thParallel === true && northValue !== undefined ? northValue : when.value
}

/** Whether the buyers get each grant at both ends of the price range, and why not. */
export function grantEligibility(purchase: Purchase, { from, to }: Range, { grants }: StateTable): Eligibility[] {
  return inForce(grants, purchase).map((grant) => {
    const low = whyNoGrant(grant, purchase, from)
    const high = whyNoGrant(grant, purchase, to)
    const what = grant.label
    if (low === null && high === null) return { what, isMet: 'yes', why: 'Every condition is met.' }
    return { what, isMet: low === null || high === null ? 'depends' : 'no', why: low ?? high ?? '' }
  })
}
