import { problemCodes, type PurchaseRecord } from '@verandah/contracts'
import { AppError, type Handler, notFound } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import type { KeptPurchase } from './purchase-document.ts'
import { purchasedHomeOf, tellPurchase } from './tell-purchases.ts'

export const listPurchases =
  (context: ShortlistContext): Handler<'listPurchases'> =>
  async ({ caller }) => {
    return (await context.purchases.of(caller.sub)).map(showPurchase)
  }

/** Saves the caller's record of the purchase of a home on their shortlist. */
export const savePurchase =
  (context: ShortlistContext): Handler<'savePurchase'> =>
  async ({ caller, params: { propertyId }, body: { revision, ...details } }) => {
    const { saved, purchases } = context
    const of = { userId: caller.sub, propertyId }
    const [record] = await saved.listOf(caller.sub, { propertyId, limit: 1 })
    if (!record) throw notFound()
    const kept = await purchases.save(of, { details, home: await purchasedHomeOf(context, record), seen: revision })
    if (!kept) throw editConflict(await purchases.one(of))
    // The home may have changed, or been let go, since it was read.
    await tellPurchase(context, kept)
    return showPurchase(kept)
  }

export const deletePurchase =
  (context: ShortlistContext): Handler<'deletePurchase'> =>
  async ({ caller, params: { propertyId } }) => {
    if (!(await context.purchases.delete({ userId: caller.sub, propertyId }))) throw notFound()
  }

export function showPurchase({ propertyId, details, revision, updatedAt }: KeptPurchase): PurchaseRecord {
  return {
    ...details,
    propertyId,
    revision,
    updatedAt: updatedAt.toISOString(),
  }
}

const editConflict = (doc: KeptPurchase | null): AppError =>
  new AppError('conflict', {
    code: problemCodes.editConflict,
    detail: 'This purchase has changed since you opened it, perhaps in another tab. Repeat your change.',
    members: { current: doc && showPurchase(doc) },
  })
