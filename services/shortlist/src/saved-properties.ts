import { behind, dropIndex, eachPage, type EventCollection, type Kit, type ListPlace, forgetIn } from '@verandah/kit'
import { announce, announcePursuit, isSaving } from './announce.ts'
import { remember } from './domain/earlier-values.ts'
import { type SavedValues, savedValuesOf } from './domain/saved-values.ts'
import { type SavedDoc, savedSchema } from './saved-document.ts'

const live = { removedAt: { $exists: false } }

type Stored = EventCollection<SavedDoc>

interface Listing {
  propertyId?: string | undefined
  after?: ListPlace | null
  limit?: number
}

const newestFirst = { field: 'createdAt', direction: -1, tie: '_id' } as const

/** The `saved_properties` collection. Every query by a buyer filters by owner; only `ofHome` returns removed homes. */
export function createSavedProperties({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const stored = store.eventCollection('saved_properties', savedSchema(), {
    steps: [{ number: 1, describe: 'drops the index that breaks no ties', run: dropIndex('userId_1_createdAt_-1') }],
  })
  return { ...questions(stored), ...changes(stored, clock), ...retention(stored) }
}

const questions = ({ model }: Stored) => ({
  /** Newest first: all, or up to `limit` behind a place. */
  listOf: (userId: string, { propertyId, after = null, limit = 0 }: Listing = {}) =>
    model
      .find(
        { userId, ...(propertyId !== undefined && { propertyId }), ...live, ...behind(newestFirst, after) },
        { earlier: 0 },
      )
      .sort({ createdAt: -1, _id: 1 })
      .limit(limit)
      .lean<SavedDoc[]>(),
  removedOf: (userId: string) =>
    model.find({ userId, removedAt: { $exists: true } }, { earlier: 0 }).lean<SavedDoc[]>(),
  removedBefore: async function* (before: Date) {
    for await (const page of eachPage<SavedDoc, SavedDoc>(model, { removedAt: { $lte: before } }, (docs) => docs))
      yield* page
  },
  /** Maps each record, including tombstones. */
  each: <Made>(make: (doc: SavedDoc) => readonly Made[]) => eachPage(model, {}, (page) => page.flatMap(make)),
  has: async (userId: string, propertyId: string): Promise<boolean> =>
    (await model.exists({ userId, propertyId, ...live })) !== null,
  countOf: (userId: string) => model.countDocuments({ userId, ...live }),
  /** Returns the record of a home, even a tombstone. */
  ofHome: (userId: string, propertyId: string) => model.findOne({ userId, propertyId }).lean<SavedDoc>(),
  findOwn: (id: string, userId: string) => model.findOne({ _id: id, userId, ...live }).lean<SavedDoc>(),
  findOwnAll: (ids: string[], userId: string) =>
    model.find({ _id: { $in: ids }, userId, ...live }, { earlier: 0 }).lean<SavedDoc[]>(),
})

/** Each change writes its events, and resolves to null after a concurrent write. */
const changes = ({ insert, update }: Stored, clock: Kit<unknown>['clock']) => {
  const advance = async (from: SavedDoc, values: SavedValues, isRemoved: { removedAt?: Date }) => {
    const { _id, userId, propertyId, removedAt } = from
    const now = clock.now()
    const revision = Math.max(from.revision + 1, now.getTime())
    const isListed = isRemoved.removedAt === undefined
    const states = { before: removedAt ? null : from, after: isListed ? values : null }
    const change = { userId, propertyId, revision, ...states }
    const events = [...announce(change, clock), ...announcePursuit(change, clock)]
    const saving = isSaving(states) && { savedRevision: revision }
    const staged = values.stage !== (from.stage ?? null) && { stageAt: now }
    const next = { ...values, ...saving, ...staged, revision, updatedAt: now, earlier: remember(from, values) }
    const written = { $set: { ...next, ...isRemoved }, ...(isListed && { $unset: { removedAt: 1 as const } }) }
    return (await update({ _id, revision: from.revision }, written, events)) ? { ...from, ...next } : null
  }
  return {
    insert: async (saved: NewlySaved, values: SavedValues): Promise<SavedDoc | null> => {
      const doc = firstDoc(saved, values, clock.now())
      const { userId, propertyId, revision } = doc
      const events = announce({ userId, propertyId, revision, before: null, after: values }, clock)
      return (await insert(doc, events)) ? doc : null
    },
    /** Writes the next revision; a removed home returns to the list. */
    replace: (from: SavedDoc, values: SavedValues): Promise<SavedDoc | null> => advance(from, values, {}),
    remove: (from: SavedDoc): Promise<SavedDoc | null> =>
      advance(from, savedValuesOf(from), { removedAt: clock.now() }),
  }
}

interface NewlySaved {
  id: string
  userId: string
  propertyId: string
}

const firstDoc = ({ id: _id, ...home }: NewlySaved, values: SavedValues, at: Date): SavedDoc => ({
  _id,
  ...home,
  ...values,
  revision: at.getTime(),
  savedRevision: at.getTime(),
  createdAt: at,
  updatedAt: at,
  ...(values.stage !== null && { stageAt: at }),
  earlier: [],
})

const retention = ({ model, deletePublished }: Stored) => ({
  /** Returns the number of deleted records. */
  forget: forgetIn(model),
  /** Deletes a tombstone whose events are published. */
  purge: ({ _id }: SavedDoc, before: Date) => deletePublished({ _id, removedAt: { $lte: before } }),
})
