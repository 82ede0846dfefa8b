import { type EventOf, type PurchaseChanged, TrackedPurchase } from '@verandah/contracts'
import { defineSchema, Json, keepNewest, type Kit, required, forgetIn } from '@verandah/kit'

export interface PurchaseDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  revision: number
  /** Null: over. */
  purchase: TrackedPurchase | null
  changedAt: Date
}

/** The `purchases` collection: each purchase as of its last `PurchaseChanged`. A read model. */
export function createPurchases({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<PurchaseDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    revision: required.number,
    purchase: { type: Json, contract: TrackedPurchase, default: null },
    changedAt: required.date,
  })
  schema.index({ userId: 1 })
  const model = store.collection('purchases', schema)
  const keep = keepNewest(model)

  return {
    of: (userId: string) => model.find({ userId }).sort({ _id: 1 }).lean<PurchaseDoc[]>(),
    record: ({ userId, propertyId, revision, purchase, changedAt }: EventOf<typeof PurchaseChanged>['data']) =>
      keep({
        id: `${userId}:${propertyId}`,
        revision,
        fields: { userId, propertyId, purchase, changedAt: new Date(changedAt) },
      }),
    forget: forgetIn(model),
  }
}

type Purchases = ReturnType<typeof createPurchases>

/** Keeps what a buyer is buying, so that their feed can say what is due. */
export const recordPurchase =
  ({ purchases }: { purchases: Purchases }) =>
  ({ data }: EventOf<typeof PurchaseChanged>): Promise<void> =>
    purchases.record(data)
