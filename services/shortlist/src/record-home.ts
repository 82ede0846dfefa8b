import type { EventOf, TrackedPropertyChanged } from '@verandah/contracts'
import type { ShortlistContext } from './context.ts'
import { tellPurchase } from './tell-purchases.ts'

/**
 * Keeps the latest state of a home, so that it can be shown, searched and compared after its advert is gone, and tells
 * of its purchases.
 */
export const recordHome =
  (context: Pick<ShortlistContext, 'clock' | 'homes' | 'purchases' | 'saved'>) =>
  async ({ data: { propertyId: _id, revision, home, isGone } }: EventOf<typeof TrackedPropertyChanged>) => {
    await context.homes.record({ _id, revision, home, isGone })
    for (const purchase of await context.purchases.ofHome(_id)) await tellPurchase(context, purchase)
  }
