import { PurchaseDetails, PurchasedHome } from '@verandah/contracts'
import {
  coalesce,
  defineSchema,
  eachPage,
  Json,
  type Kit,
  requiredDate,
  requiredNumber,
  requiredString,
} from '@verandah/kit'
import { announcePurchase } from './announce-purchase.ts'

export interface PurchaseDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  /** Null: deleted, and kept for a day so that a later record has a higher `told`. */
  details: PurchaseDetails | null
  /** Starts at 1; incremented by every change of the buyer. */
  revision: number
  updatedAt: Date
  /** The home as last published; null while nothing is due for it: let go, deleted or not known here. */
  home: PurchasedHome | null
  /** The revision of the last event, which continues from the time in milliseconds. Builds before stored none. */
  told?: number
}

/** A record that is not deleted. */
export type KeptPurchase = PurchaseDoc & { details: PurchaseDetails }

export interface OfPurchase {
  userId: string
  propertyId: string
}

const schemaOf = () => {
  const schema = defineSchema<PurchaseDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    details: { type: Json, contract: PurchaseDetails, default: null },
    revision: requiredNumber,
    updatedAt: requiredDate,
    home: { type: Json, contract: PurchasedHome, default: null },
    told: Number,
  })
  schema.index({ userId: 1, updatedAt: -1 })
  schema.index({ propertyId: 1 })
  schema.index({ told: 1 })
  return schema
}

const kept = { details: { $ne: null } }

type Change = Pick<PurchaseDoc, 'details' | 'home'> & Partial<Pick<PurchaseDoc, 'revision' | 'updatedAt'>>

/** The `purchases` collection: at most one record for each buyer and home. Every query by a buyer filters by owner. */
export const createPurchases = ({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) => {
  const { model, insert, update, deletePublished } = store.eventCollection('purchases', schemaOf())
  const find = ({ userId, propertyId }: OfPurchase) =>
    model.findOne({ _id: idOf({ userId, propertyId }), userId }).lean<PurchaseDoc>()

  /** Writes a record with its event; null after a concurrent write. */
  const write = async (from: PurchaseDoc, change: Change): Promise<PurchaseDoc | null> => {
    const next = { ...from, ...change, told: Math.max((from.told ?? 0) + 1, clock.now().getTime()) }
    const unchanged = { _id: from._id, userId: from.userId, revision: from.revision, told: from.told ?? null }
    return (await update(unchanged, { $set: { ...change, told: next.told } }, [announcePurchase(next, clock)]))
      ? next
      : null
  }
  const first = async (of: OfPurchase, details: PurchaseDetails, home: PurchasedHome | null) => {
    const now = clock.now()
    const doc = { _id: idOf(of), ...of, details, home, revision: 1, updatedAt: now, told: now.getTime() }
    return (await insert(doc, [announcePurchase(doc, clock)])) ? doc : null
  }
  const save = async (of: OfPurchase, saving: Saving): Promise<KeptPurchase | null> => {
    const { details, home, seen } = saving
    const from = await find(of)
    if ((from?.details ? from.revision : null) !== seen) return null
    const next = { details, home, revision: (seen ?? 0) + 1, updatedAt: clock.now() }
    const written = from ? await write(from, next) : await first(of, details, home)
    return written ? { ...written, details } : save(of, saving)
  }

  return {
    one: async (of: OfPurchase): Promise<KeptPurchase | null> => keptOf(await find(of)),
    /** The latest change first. */
    of: (userId: string) =>
      model
        .find({ userId, ...kept })
        .sort({ updatedAt: -1, _id: 1 })
        .lean<KeptPurchase[]>(),
    /** Records of any buyer of a home. */
    ofHome: coalesce(async (propertyIds: string[]) => {
      const found = await model.find({ propertyId: { $in: propertyIds }, ...kept }).lean<KeptPurchase[]>()
      return propertyIds.map((id) => found.filter(({ propertyId }) => propertyId === id))
    }),
    /** Records of builds that published none. */
    untold: () =>
      model
        .find({ told: null, ...kept })
        .limit(100)
        .lean<KeptPurchase[]>(),
    each: <Made>(make: (doc: PurchaseDoc) => readonly Made[]) =>
      eachPage(model, { told: { $ne: null } }, (page) => page.flatMap(make)),
    save,
    /** Publishes the record with the home as it is now; false after a concurrent write. */
    tell: async (from: KeptPurchase, home: PurchasedHome | null): Promise<boolean> =>
      (await write(from, { details: from.details, home })) !== null,
    delete: async (of: OfPurchase): Promise<boolean> => {
      for (let from = await find(of); from?.details; from = await find(of))
        if (await write(from, { details: null, home: null, updatedAt: clock.now() })) return true
      return false
    },
    /** Deletes what is left of deleted records whose events are published. */
    purgeDeleted: (before: Date) => deletePublished({ details: null, updatedAt: { $lte: before } }),
    /** Resolves to the number of deleted records. */
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  }
}

interface Saving {
  details: PurchaseDetails
  home: PurchasedHome | null
  /** The revision that the sender saw; null for a new record. Another one resolves to null. */
  seen: number | null
}

const keptOf = (doc: PurchaseDoc | null): KeptPurchase | null =>
  doc?.details ? { ...doc, details: doc.details } : null

const idOf = ({ userId, propertyId }: OfPurchase): string => `${userId}:${propertyId}`
