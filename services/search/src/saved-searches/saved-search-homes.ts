import type { AnyEnvelope } from '@verandah/contracts'
import { addOutbox, defineSchema, Json, requiredNumber, toOutbox, type Kit, type WithOutbox } from '@verandah/kit'
import type { KnownHome } from './domain/known-home.ts'

/** The homes of a saved search after its last comparison, and what that comparison had to say: one document, one write. */
export interface SavedHomesDoc extends WithOutbox {
  /** The saved search's id. */
  _id: string
  /** Moves by one with every comparison. */
  check: number
  /** The run that was compared last. */
  searchId?: string
  /** Null until the first run, with which later ones are compared. */
  homes: KnownHome[] | null
  isForgotten: boolean
}

/** The `saved_search_homes` collection. */
export const createSavedSearchHomes = ({ store, outbox }: Pick<Kit<unknown>, 'store' | 'outbox'>) => {
  const schema = defineSchema<SavedHomesDoc>({
    _id: String,
    check: requiredNumber,
    searchId: String,
    homes: { type: Json, default: null },
    isForgotten: { type: Boolean, default: false },
  })
  schema.index({ isForgotten: 1 })
  const model = store.collection('saved_search_homes', addOutbox(schema))
  outbox.watch(model as never)

  return {
    begin: (id: string) => model.create({ _id: id, check: 0, homes: null, isForgotten: false, outbox: [] }),
    /** The next run says nothing and is what later ones are compared with. */
    beginAnew: (id: string) => model.updateOne({ _id: id }, { $set: { homes: null } }),
    find: (id: string) => model.findOne({ _id: id, isForgotten: false }, { outbox: 0 }).lean<SavedHomesDoc>(),
    /** Only one comparison wins each number; false for the others. */
    record: async (
      id: string,
      check: number,
      { searchId, homes }: { searchId: string; homes: KnownHome[] },
      events: AnyEnvelope[],
    ): Promise<boolean> => {
      const { modifiedCount } = await model.updateOne(
        { _id: id, check: check - 1, isForgotten: false },
        { $set: { check, searchId, homes }, $push: { outbox: { $each: toOutbox(events) } } },
      )
      if (modifiedCount === 1) void outbox.deliver(model as never, id, toOutbox(events))
      return modifiedCount === 1
    },
    /** A tombstone until its events are published. */
    forget: (id: string) => model.updateOne({ _id: id }, { $set: { isForgotten: true, homes: null } }),
    purgeForgotten: () => model.deleteMany({ isForgotten: true, outbox: { $size: 0 } }),
  }
}
