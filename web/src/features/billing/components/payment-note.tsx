import type { SubscriptionStatus } from '@verandah/contracts'

const notes: Partial<Record<SubscriptionStatus, string>> = {
  inactive: 'This plan has not been paid for yet. Choose it again under Change Plan to pay and open it.',
  past_due: 'The last payment did not go through. Choose your plan again under Change Plan to pay with another card.',
  cancelled: 'This plan has ended. Choose one under Change Plan to open everything again.',
}

/** A plan that is not in force: why, and what to do. */
export const PaymentNote = ({ status }: { status: SubscriptionStatus }) => {
  const note = notes[status]
  return note === undefined ? null : <p className="mt-5 rounded-md bg-ochre-soft px-4 py-3 text-14 text-ink">{note}</p>
}
