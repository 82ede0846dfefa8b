import type { EventOf, SavedSearchChecked } from '@verandah/contracts'
import { defineSchema, eachPage, Json, required, type Store } from '@verandah/kit'
import type { KnownHome } from './domain/known-home.ts'

/** The baseline of a saved search and the changes of its last comparison, in one document. */
interface SavedHomesDoc {
  /** The saved search's id. */
  _id: string
  /** Increases with every comparison. */
  check: number
  /** The last compared run. */
  searchId?: string
  /** Null until the first run, with which later ones are compared. */
  homes: KnownHome[] | null
  /** The changes of recent comparisons, newest first, for republishing. */
  told?: Told[]
  isForgotten: boolean
}

type Told = EventOf<typeof SavedSearchChecked>['data']

/** A message holds a hundred changes, and a document holds no more than a few thousand. */
const messagesKept = 5
/** Older news helps no buyer. */
const toldKeptMs = 7 * 24 * 60 * 60_000

/** The `saved_search_homes` collection. */
export function createSavedSearchHomes({ store }: { store: Store }) {
  const schema = defineSchema<SavedHomesDoc>({
    _id: String,
    check: required.number,
    searchId: String,
    homes: { type: Json, default: null },
    told: { type: Json, default: [] },
    isForgotten: { type: Boolean, default: false },
  })
  schema.index({ isForgotten: 1 })
  const { model, insert, update, deletePublished } = store.eventCollection('saved_search_homes', schema)

  return {
    begin: (id: string) => insert({ _id: id, check: 0, homes: null, isForgotten: false }, []),
    /** The next run is a silent baseline. */
    beginAnew: (id: string) => model.updateOne({ _id: id }, { $set: { homes: null } }),
    find: (id: string) => model.findOne({ _id: id, isForgotten: false }).lean<SavedHomesDoc>(),
    /** Only one comparison wins each number; false for the others. */
    record: (
      { _id, check, told = [] }: SavedHomesDoc,
      compared: { homes: KnownHome[]; searchId?: string },
      events: EventOf<typeof SavedSearchChecked>[],
    ): Promise<boolean> => {
      const said = [...events.map(({ data }) => data), ...told].slice(0, messagesKept)
      return update({ _id, check, isForgotten: false }, { $set: { ...compared, check: check + 1, told: said } }, events)
    },
    eachTold: <Made>(now: Date, make: (told: Told) => Made) => {
      const since = new Date(now.getTime() - toldKeptMs).toISOString()
      return eachPage(model, { isForgotten: false }, (page) =>
        page.flatMap(({ told = [] }) => told.filter(({ checkedAt }) => checkedAt > since).map(make)),
      )
    },
    /** A tombstone until its events are published. */
    forget: (id: string) => model.updateOne({ _id: id }, { $set: { isForgotten: true, homes: null, told: [] } }),
    purgeForgotten: () => deletePublished({ isForgotten: true }),
  }
}
