import type { AbovePreApproval, PreApproval } from '@verandah/contracts'
import type { Day } from './day.ts'
import type { Purchase } from './input.ts'
import { shareOf } from './money.ts'

/** It holds on its last day. */
export function hasEnded({ endsOn }: PreApproval, today: Day): boolean {
  return (endsOn ?? today) < today
}

/**
 * The loan at the lower end of the price, where that is above the approved one on the day of the contract. Without the
 * premium of lenders mortgage insurance, which many lenders add to what they approve.
 */
export function abovePreApproval(
  { price, finance: { deposit }, contractOn }: Purchase,
  approval: PreApproval | null | undefined,
): AbovePreApproval | null {
  if (!approval?.amount || price === null || hasEnded(approval, contractOn)) return null
  const { amount: approved } = approval
  const loan = price.from - ('bps' in deposit ? shareOf(price.from, deposit.bps) : deposit.cents)
  return loan > approved * 100 ? { loan: Math.round(loan / 100), approved } : null
}
