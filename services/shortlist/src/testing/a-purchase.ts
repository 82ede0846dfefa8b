import type { BodyInput, savePurchase } from '@verandah/contracts'

export type PurchaseBody = Exclude<BodyInput<typeof savePurchase>, undefined>

export function aPurchase(over: Partial<PurchaseBody> = {}): PurchaseBody {
  return {
    revision: null,
    terms: { method: 'private', contractOn: '2026-12-01', financeDays: 14, settlementOn: '2027-01-29' },
    done: [{ id: 'review-contract', on: '2026-11-30' }],
    offers: [
      {
        id: 'offer-1',
        by: 'buyer',
        amountAud: 805_000,
        madeOn: '2026-11-28',
        reply: 'accepted',
        conditions: 'Finance',
      },
    ],
    people: [{ id: 'person-1', role: 'conveyancer', name: 'Mia Chen', phone: '03 9000 0000' }],
    ...over,
  }
}
