import type { AnyEnvelope } from '@verandah/contracts'
import { isDuplicateKey, toOutbox, type Kit, type WithOutbox } from '@verandah/kit'
import { remember } from './domain/earlier-values.ts'
import { savedSchema, type SavedDoc } from './saved-document.ts'
import { valuesOf, type SavedValues } from './domain/saved-values.ts'

const live = { removedAt: { $exists: false } }

export type NewSaved = Omit<SavedDoc, keyof WithOutbox | 'earlier' | 'removedAt'>

/** The `saved_properties` collection. Ownership is part of every question a buyer asks; a removed home answers none but `ofHome`. */
export const createSavedProperties = ({ store, outbox }: Pick<Kit<unknown>, 'store' | 'outbox'>) => {
  const model = collectionIn(store)
  outbox.watch(model as never)
  const deliver = (id: string, events: AnyEnvelope[]) => void outbox.deliver(model as never, id, toOutbox(events))
  return { ...questions(model), ...changes(model, deliver), ...retention(model) }
}

const collectionIn = (store: Kit<unknown>['store']) => store.collection('saved_properties', savedSchema())
type SavedProperties = ReturnType<typeof collectionIn>

const questions = (model: SavedProperties) => ({
  listOf: (userId: string, propertyId?: string) =>
    model
      .find({ userId, ...(propertyId !== undefined && { propertyId }), ...live }, { outbox: 0, earlier: 0 })
      .sort({ createdAt: -1, _id: 1 })
      .lean<SavedDoc[]>(),
  removedOf: (userId: string) =>
    model.find({ userId, removedAt: { $exists: true } }, { outbox: 0, earlier: 0 }).lean<SavedDoc[]>(),
  countOf: (userId: string) => model.countDocuments({ userId, ...live }),
  /** The record of a home, also when it is a tombstone. */
  ofHome: (userId: string, propertyId: string) => model.findOne({ userId, propertyId }, { outbox: 0 }).lean<SavedDoc>(),
  findOwn: (id: string, userId: string) => model.findOne({ _id: id, userId, ...live }, { outbox: 0 }).lean<SavedDoc>(),
  findOwnAll: (ids: string[], userId: string) =>
    model.find({ _id: { $in: ids }, userId, ...live }, { outbox: 0, earlier: 0 }).lean<SavedDoc[]>(),
})

interface Advance {
  /** The record as it was read. */
  from: SavedDoc
  values: SavedValues
  at: Date
  events: AnyEnvelope[]
}

/** How an advance changes whether the home is on the list. */
interface Removal {
  $set?: { removedAt: Date }
  $unset?: { removedAt: 1 }
}

const changes = (model: SavedProperties, deliver: (id: string, events: AnyEnvelope[]) => void) => {
  const advance = async ({ from, values, at, events }: Advance, removal: Removal): Promise<SavedDoc | null> => {
    const { _id, revision } = from
    const next = { ...values, revision: revision + 1, updatedAt: at, earlier: remember(from, values) }
    const $push = { outbox: { $each: toOutbox(events) } }
    const { modifiedCount } = await model.updateOne(
      { _id, revision },
      { ...removal, $set: { ...next, ...removal.$set }, $push },
    )
    if (modifiedCount === 0) return null
    deliver(_id, events)
    return { ...from, ...next }
  }
  return {
    /** Null when another press of the heart came first. */
    insert: async (saved: NewSaved, events: AnyEnvelope[]): Promise<SavedDoc | null> => {
      const doc = { ...saved, earlier: [], outbox: toOutbox(events) }
      try {
        await model.create(doc)
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
      deliver(saved._id, events)
      return doc
    },
    /** Writes the next revision; null when somebody else wrote it first. */
    change: (next: Advance) => advance(next, {}),
    restore: (next: Advance) => advance(next, { $unset: { removedAt: 1 } }),
    remove: (next: Omit<Advance, 'values'>) =>
      advance({ ...next, values: valuesOf(next.from) }, { $set: { removedAt: next.at } }),
  }
}

const retention = (model: SavedProperties) => ({
  /** How many records went. */
  forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  /** Forgets tombstones whose events are out. */
  forgetRemoved: (before: Date) => model.deleteMany({ removedAt: { $lte: before }, outbox: { $size: 0 } }),
})
