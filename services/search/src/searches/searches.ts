import { eachPage, type EventCollection, isDue, type Store, forgetIn } from '@verandah/kit'
import { lateSearches, searchChanges } from './search-changes.ts'
import { readDoc, searchSchema, type SearchDoc, type StoredSearch } from './search-document.ts'
import { searchTurns } from './search-turns.ts'
import { showcaseOwner, begun, idle, open, own, underWay } from './which-searches.ts'

/** A queued search, or one that has begun. */
export type UnfinishedSearch = Pick<SearchDoc, '_id' | 'isWaiting' | 'heldBy'>

/** The `searches` collection. Buyers' queries always include the owner. */
export function createSearches({ store }: { store: Store }) {
  const collection = store.eventCollection('searches', searchSchema())
  return {
    ...questions(collection),
    ...searchTurns(collection),
    ...searchChanges(collection),
    ...lateSearches(collection),
    ...retention(collection),
  }
}

const questions = ({ model }: EventCollection<StoredSearch>) => {
  const findOne = async (filter: object): Promise<SearchDoc | null> => {
    const found = await model.findOne({ ...filter, ...open }).lean<StoredSearch>()
    return found && readDoc(found)
  }
  return {
    listOf: async (userId: string, limit: number): Promise<SearchDoc[]> => {
      const mine = model.find({ userId, ...own }).sort({ createdAt: -1 })
      return (await mine.limit(limit).lean<StoredSearch[]>()).map(readDoc)
    },
    showcases: async (): Promise<SearchDoc[]> => {
      const runs = model.find({ userId: showcaseOwner, ...open }).sort({ createdAt: -1 })
      return (await runs.lean<StoredSearch[]>()).map(readDoc)
    },
    idsOf: (userId: string): Promise<string[]> => model.distinct('_id', { userId }),
    find: (id: string) => findOne({ _id: id }),
    findOwn: (id: string, userId: string) => findOne({ _id: id, userId }),
    eachOver: <Made>(make: (search: StoredSearch) => Made) =>
      eachPage(model, { ...own, status: { $ne: 'processing' } }, (page) => page.map(make)),
    eachUnderWay: <Made>(make: (page: SearchDoc[]) => Made[] | Promise<Made[]>) =>
      eachPage(model, underWay, (page) => make(page.map(readDoc))),
    /** Without a handler, and past the deadline or with one implausibly far ahead because the clock was set back. */
    overdueAt: async (now: Date, deadlineMs: number): Promise<SearchDoc[]> => {
      const overdue = model.find({ ...idle, $or: isDue('deadlineAt', now, deadlineMs) })
      return (await overdue.limit(100).lean<StoredSearch[]>()).map(readDoc)
    },
    /** Queued runs of saved searches are left out: they may wait without limit. */
    unfinished: (): Promise<UnfinishedSearch[]> => {
      const queued = { isWaiting: true, savedSearchId: { $exists: false } }
      const fields = { isWaiting: 1, heldBy: 1 }
      return model.find({ ...underWay, $or: [queued, begun] }, fields).lean<UnfinishedSearch[]>()
    },
  }
}

const retention = ({ model, publishedIds, deletePublished }: EventCollection<StoredSearch>) => ({
  /** Tombstones all but a buyer's newest `keep`. */
  retireOld: async (userId: string, keep: number, at: Date) => {
    const mine = model.find({ userId, ...own }, { _id: 1 }).sort({ createdAt: -1 })
    const old = await mine.skip(keep).lean<{ _id: string }[]>()
    if (old.length > 0)
      await model.updateMany({ _id: { $in: old.map(({ _id }) => _id) } }, { $set: { cancelledAt: at } })
  },
  retire: (id: string, at: Date) => model.updateOne({ _id: id, ...open }, { $set: { cancelledAt: at } }),
  retireAll: (userId: string, at: Date) => model.updateMany({ userId }, { $set: { cancelledAt: at } }),
  forget: forgetIn(model),
  /** Tombstoned, without pending events. */
  purgeable: (limit: number) => publishedIds({ cancelledAt: { $exists: true } }, limit),
  ownersOf: (ids: string[]) =>
    model.find({ _id: { $in: ids } }, { userId: 1 }).lean<Pick<StoredSearch, '_id' | 'userId'>[]>(),
  purge: (ids: string[]) => deletePublished({ _id: { $in: ids } }),
})
