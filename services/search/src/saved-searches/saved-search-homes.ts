import type { AnyEnvelope } from '@verandah/contracts'
import { defineSchema, Json, requiredNumber, type Store } from '@verandah/kit'
import type { KnownHome } from './domain/known-home.ts'

/** The homes of a saved search after its last comparison, and what that comparison had to say: one document, one write. */
interface SavedHomesDoc {
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
export const createSavedSearchHomes = ({ store }: { store: Store }) => {
  const schema = defineSchema<SavedHomesDoc>({
    _id: String,
    check: requiredNumber,
    searchId: String,
    homes: { type: Json, default: null },
    isForgotten: { type: Boolean, default: false },
  })
  schema.index({ isForgotten: 1 })
  const { model, insert, update, deletePublished } = store.eventCollection('saved_search_homes', schema)

  return {
    begin: (id: string) => insert({ _id: id, check: 0, homes: null, isForgotten: false }, []),
    /** The next run says nothing and is what later ones are compared with. */
    beginAnew: (id: string) => model.updateOne({ _id: id }, { $set: { homes: null } }),
    find: (id: string) => model.findOne({ _id: id, isForgotten: false }).lean<SavedHomesDoc>(),
    /** Only one comparison wins each number; false for the others. */
    record: (
      id: string,
      compared: Required<Pick<SavedHomesDoc, 'check' | 'searchId' | 'homes'>>,
      events: AnyEnvelope[],
    ): Promise<boolean> =>
      update({ _id: id, check: compared.check - 1, isForgotten: false }, { $set: compared }, events),
    /** A tombstone until its events are published. */
    forget: (id: string) => model.updateOne({ _id: id }, { $set: { isForgotten: true, homes: null } }),
    purgeForgotten: () => deletePublished({ isForgotten: true }),
  }
}
