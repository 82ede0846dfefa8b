import type { BuyersMoney } from '@verandah/contracts'

/** The last day of a pre-approval, YYYY-MM-DD; null where none is said. */
export function endOf({ preApproval }: BuyersMoney): string | null {
  return preApproval?.endsOn ?? null
}
