import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { PurchaseInput, PurchaseRecord } from '../models/purchase.ts'

const OfHome = z.object({ propertyId: Id })

export const listPurchases = defineRoute('shortlist', 'listPurchases', 'GET /api/purchases', {
  summary:
    'What the caller recorded of purchases of homes, the latest change first; also of a home that they took off the shortlist, as long as it can be put back.',
  reply: z.array(PurchaseRecord),
})

export const savePurchase = defineRoute('shortlist', 'savePurchase', 'PUT /api/purchases/{propertyId}', {
  summary:
    'Saves the whole record of the purchase of a home on the shortlist. 409 `edit-conflict` with `current` when it has changed since `revision`, which is null for a home without one.',
  params: OfHome,
  body: PurchaseInput,
  reply: PurchaseRecord,
})

export const deletePurchase = defineRoute('shortlist', 'deletePurchase', 'DELETE /api/purchases/{propertyId}', {
  summary: 'Deletes the record of a purchase. The home stays on the shortlist.',
  params: OfHome,
})
