import type { PurchaseRecord, PurchaseTerms } from '@verandah/contracts'
import { noDetails } from '@/lib/purchase/details.ts'

/** A buyer's record of the purchase of home-1. */
export function aPurchase(terms: Partial<PurchaseTerms> = {}, over: Partial<PurchaseRecord> = {}): PurchaseRecord {
  return {
    ...noDetails,
    terms: { ...noDetails.terms, ...terms },
    propertyId: 'home-1',
    revision: 1,
    updatedAt: '2026-11-20T02:00:00.000Z',
    ...over,
  }
}
