import type { PurchaseDetails, PurchasedHome } from '@verandah/contracts'
import { coalesce, eachPage, type EventCollection, type Kit, forgetIn } from '@verandah/kit'
import { announcePurchase } from './announce-purchase.ts'
import type { OfHome } from './of-home.ts'
import { type KeptPurchase, type PurchaseDoc, purchaseSchema } from './purchase-document.ts'

type Stored = EventCollection<PurchaseDoc>

/** The `purchases` collection: at most one record for each buyer and home. Every query by a buyer filters by owner. */
export function createPurchases({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const stored = store.eventCollection('purchases', purchaseSchema())
  return { ...questions(stored), ...changes(stored, clock), ...retention(stored) }
}

const kept = { details: { $ne: null } }

const finderIn =
  ({ model }: Stored) =>
  ({ userId, propertyId }: OfHome) =>
    model.findOne({ _id: idOf({ userId, propertyId }), userId }).lean<PurchaseDoc>()

const questions = (stored: Stored) => {
  const { model } = stored
  const find = finderIn(stored)
  return {
    one: async (of: OfHome): Promise<KeptPurchase | null> => {
      const found = await find(of)
      return found?.details ? { ...found, details: found.details } : null
    },
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
    /** Maps each record that was published, also deleted ones. */
    each: <Made>(make: (doc: PurchaseDoc) => readonly Made[]) =>
      eachPage(model, { told: { $ne: null } }, (page) => page.flatMap(make)),
  }
}

type Change = Pick<PurchaseDoc, 'details' | 'home'> & Partial<Pick<PurchaseDoc, 'revision' | 'updatedAt'>>

interface Saving {
  details: PurchaseDetails
  home: PurchasedHome | null
  /** The revision that the sender saw; null for a new record. Another one resolves to null. */
  seen: number | null
}

/** Each change is written with its event. */
const changes = (stored: Stored, clock: Kit<unknown>['clock']) => {
  const find = finderIn(stored)
  /** Null after a concurrent write. */
  const write = async (from: PurchaseDoc, change: Change): Promise<PurchaseDoc | null> => {
    const next = { ...from, ...change, told: Math.max((from.told ?? 0) + 1, clock.now().getTime()) }
    const unchanged = { _id: from._id, userId: from.userId, revision: from.revision, told: from.told ?? null }
    const events = [announcePurchase(next, clock)]
    return (await stored.update(unchanged, { $set: { ...change, told: next.told } }, events)) ? next : null
  }
  const first = async (of: OfHome, details: PurchaseDetails, home: PurchasedHome | null) => {
    const now = clock.now()
    const doc = { _id: idOf(of), ...of, details, home, revision: now.getTime(), updatedAt: now, told: now.getTime() }
    return (await stored.insert(doc, [announcePurchase(doc, clock)])) ? doc : null
  }
  const save = async (of: OfHome, saving: Saving): Promise<KeptPurchase | null> => {
    const { details, home, seen } = saving
    const from = await find(of)
    if ((from?.details ? from.revision : null) !== seen) return null
    // Goes on from a deleted one, which another tab may still show.
    const next = { details, home, revision: (from?.revision ?? 0) + 1, updatedAt: clock.now() }
    const written = from ? await write(from, next) : await first(of, details, home)
    return written ? { ...written, details } : save(of, saving)
  }
  return {
    save,
    /** Publishes the record with the home as it is now; false after a concurrent write. */
    tell: async (from: KeptPurchase, details: PurchaseDetails, home: PurchasedHome | null): Promise<boolean> => {
      const revision = details === from.details ? from.revision : from.revision + 1
      return (await write(from, { details, home, revision })) !== null
    },
    /** False if there is none, or none that was last changed `before`. */
    delete: async (of: OfHome, before?: Date): Promise<boolean> => {
      const isLater = ({ updatedAt }: PurchaseDoc) => before !== undefined && updatedAt > before
      for (let from = await find(of); from?.details && !isLater(from); from = await find(of))
        if (await write(from, { details: null, home: null, updatedAt: clock.now() })) return true
      return false
    },
  }
}

const retention = ({ model, deletePublished }: Stored) => ({
  /** Deletes what is left of deleted records whose events are published. */
  purgeDeleted: (before: Date) => deletePublished({ details: null, updatedAt: { $lte: before } }),
  /** Resolves to the number of deleted records. */
  forget: forgetIn(model),
})

const idOf = ({ userId, propertyId }: OfHome): string => `${userId}:${propertyId}`
