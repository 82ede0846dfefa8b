import { PurchaseDetails } from '@verandah/contracts'
import { defineSchema, Json, type Kit, requiredDate, requiredNumber, requiredString, unlessTaken } from '@verandah/kit'

export interface PurchaseDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  details: PurchaseDetails
  /** Starts at 1; incremented by every change. */
  revision: number
  updatedAt: Date
}

export interface OfPurchase {
  userId: string
  propertyId: string
}

const schemaOf = () => {
  const schema = defineSchema<PurchaseDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    details: { type: Json, contract: PurchaseDetails, required: true },
    revision: requiredNumber,
    updatedAt: requiredDate,
  })
  schema.index({ userId: 1, updatedAt: -1 })
  return schema
}

/** The `purchases` collection: at most one record for each buyer and home. Every query filters by owner. */
export const createPurchases = ({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) => {
  const model = store.collection('purchases', schemaOf())
  const one = (of: OfPurchase): Promise<PurchaseDoc | null> =>
    model.findOne({ _id: idOf(of), userId: of.userId }).lean<PurchaseDoc>()

  return {
    one,
    /** The latest change first. */
    of: (userId: string) => model.find({ userId }).sort({ updatedAt: -1, _id: 1 }).lean<PurchaseDoc[]>(),
    /** Null if the record has another revision than `seen`, or exists although `seen` is null. */
    save: async (of: OfPurchase, details: PurchaseDetails, seen: number | null): Promise<PurchaseDoc | null> => {
      const _id = idOf(of)
      const next = { details, revision: (seen ?? 0) + 1, updatedAt: clock.now() }
      if (seen === null) return (await unlessTaken(model.create({ _id, ...of, ...next }))) ? one(of) : null
      const { matchedCount } = await model.updateOne({ _id, userId: of.userId, revision: seen }, { $set: next })
      return matchedCount === 1 ? one(of) : null
    },
    delete: async (of: OfPurchase): Promise<boolean> =>
      (await model.deleteOne({ _id: idOf(of), userId: of.userId })).deletedCount === 1,
    deleteOfHomes: (homes: readonly OfPurchase[]) => model.deleteMany({ _id: { $in: homes.map(idOf) } }),
    /** Resolves to the number of deleted records. */
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  }
}

const idOf = ({ userId, propertyId }: OfPurchase): string => `${userId}:${propertyId}`
