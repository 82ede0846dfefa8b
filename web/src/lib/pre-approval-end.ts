import type { BuyersMoney } from '@verandah/contracts'

/** The last day of a pre-approval, YYYY-MM-DD; null where none is said. */
export const endOf = ({ preApproval }: BuyersMoney): string | null => preApproval?.endsOn ?? null

const dayMs = 86_400_000

/** Whole days from one day to another; negative for one before it. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
