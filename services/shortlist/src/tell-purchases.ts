import type { EventOf, PurchasedHome, PursuitChanged } from '@verandah/contracts'
import { eachAlone, type Job } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { keepPastAuction } from './domain/keep-past-auction.ts'
import { toPurchasedHome } from './domain/purchased-home.ts'
import type { KeptPurchase } from './purchase-document.ts'
import type { SavedDoc } from './saved-document.ts'

type Needed = Pick<ShortlistContext, 'clock' | 'homes' | 'purchases' | 'saved'>

/** Tells of a purchase whose home was let go, or is taken up again. */
export const tellOfPursuit =
  (context: Needed) =>
  async ({ data }: EventOf<typeof PursuitChanged>): Promise<void> => {
    const purchase = await context.purchases.one(data)
    if (purchase) await tellPurchase(context, purchase)
  }

/** Publishes a purchase if its home is another than was last published. */
export async function tellPurchase(context: Needed, purchase: KeptPurchase): Promise<void> {
  for (let from: KeptPurchase | null = purchase; from; from = await context.purchases.one(purchase)) {
    const [record] = await context.saved.listOf(from.userId, { propertyId: from.propertyId, limit: 1 })
    const home = record ? await purchasedHomeOf(context, record) : null
    const isTold = from.told !== undefined && JSON.stringify(from.home) === JSON.stringify(home)
    if (isTold) return
    const adverts = { before: from.home, after: home, saleResult: record?.saleResult ?? null }
    const details = keepPastAuction(from.details, adverts, context.clock.now())
    if (await context.purchases.tell(from, details, home)) return
  }
}

/** The saved home as a purchase tells of it; null once its buyer let it go, and before its details are known here. */
export async function purchasedHomeOf(
  { homes }: Pick<Needed, 'homes'>,
  { propertyId, stage }: SavedDoc,
): Promise<PurchasedHome | null> {
  if (stage === 'lost') return null
  const known = (await homes.byIds([propertyId])).get(propertyId)
  return known ? toPurchasedHome(known.home) : null
}

const dayMs = 24 * 60 * 60 * 1000

/** Tells of purchases that earlier builds recorded, and drops what is left of deleted ones. */
export function tellPurchases(context: ShortlistContext): Job {
  return {
    name: 'tell-purchases',
    intervalMs: 60 * 1000,
    run: async () => {
      const { clock, purchases } = context
      await purchases.purgeDeleted(new Date(clock.now().getTime() - dayMs))
      await eachAlone(await purchases.untold(), (purchase) => tellPurchase(context, purchase))
    },
  }
}
