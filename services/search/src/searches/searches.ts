import { Weights, type AnyEnvelope } from '@verandah/contracts'
import { eachPage, type EventCollection, isDue, type Store } from '@verandah/kit'
import type { WaitingSearch } from './domain/choose-next.ts'
import { searchSchema, type SearchDoc, type StoredSearch } from './search-document.ts'

const open = { cancelledAt: { $exists: false } }
/** What a buyer asked for themselves. */
const own = { ...open, savedSearchId: { $exists: false } }
const underWay = { ...open, status: 'processing' as const }
const waiting = { ...underWay, isWaiting: true }
const begun = { isWaiting: { $ne: true } }

/** The `searches` collection. Ownership is part of every question a buyer asks. */
export const createSearches = ({ store }: { store: Store }) => {
  const collection = store.eventCollection('searches', searchSchema())
  return { ...questions(collection), ...turns(collection), ...changes(collection), ...retention(collection) }
}

const readDoc = ({ weights, customWeights, ...doc }: StoredSearch): SearchDoc => ({
  ...doc,
  ...(weights !== undefined && { weights: readWeights(weights) }),
  ...(customWeights !== undefined && { customWeights: readWeights(customWeights) }),
})

const readWeights = (json: string): Weights => Weights.parse(JSON.parse(json))

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
    /** Every search that was ever made for a user and is still stored. */
    idsOf: (userId: string): Promise<string[]> => model.distinct('_id', { userId }),
    find: (id: string) => findOne({ _id: id }),
    findOwn: (id: string, userId: string) => findOne({ _id: id, userId }),
    isUnderWay: async (id: string) => (await model.exists({ _id: id, ...underWay })) !== null,
    /** What is made of those that are over. */
    eachOver: <Made>(make: (search: StoredSearch) => Made) =>
      eachPage(model, { ...own, status: { $ne: 'processing' } }, (page) => page.map(make)),
    /** What is made of those that are under way, a page at a time. */
    eachUnderWay: <Made>(make: (page: SearchDoc[]) => Made[] | Promise<Made[]>) =>
      eachPage(model, underWay, (page) => make(page.map(readDoc))),
    /** With a deadline that has passed, or that lies further ahead than any search is given: the clock was put back since. */
    overdueAt: async (now: Date, deadlineMs: number): Promise<SearchDoc[]> => {
      const overdue = model.find({ ...underWay, ...begun, $or: isDue('deadlineAt', now, deadlineMs) })
      return (await overdue.limit(100).lean<StoredSearch[]>()).map(readDoc)
    },
  }
}

/** Changes one; resolves to what it is then, or to null where the filter finds none. */
const changerOf =
  (model: EventCollection<StoredSearch>['model']) =>
  async (filter: object, change: object): Promise<SearchDoc | null> => {
    const changed = await model.findOneAndUpdate(filter, change, { returnDocument: 'after' }).lean<StoredSearch>()
    return changed && readDoc(changed)
  }

const turns = ({ model }: EventCollection<StoredSearch>) => {
  const take = changerOf(model)
  return {
    /** Of each buyer, and of each saved search, the one that waits longest. */
    firstWaiting: async (): Promise<WaitingSearch[]> => {
      const firsts = await model.aggregate<
        Pick<WaitingSearch, '_id' | 'createdAt'> & { of: { userId: string; run: string | null } }
      >([
        { $match: waiting },
        { $sort: { createdAt: 1 } },
        {
          $group: {
            _id: { userId: '$userId', run: { $ifNull: ['$savedSearchId', null] } },
            ...{ first: { $first: '$_id' }, createdAt: { $first: '$createdAt' } },
          },
        },
        { $project: { _id: '$first', of: '$_id', createdAt: 1 } },
      ])
      return firsts.map(({ of: { userId, run }, ...search }) => ({
        ...search,
        userId,
        savedSearchId: run ?? undefined,
      }))
    },
    startedSince: (since: Date) =>
      model.find({ startedAt: { $gte: since } }, { userId: 1, savedSearchId: 1 }).lean<WaitingSearch[]>(),
    /** The search that the handler of this event has begun and not ended. */
    heldBy: async (eventId: string): Promise<SearchDoc | null> => {
      const held = await model.findOne({ heldBy: eventId, ...underWay }).lean<StoredSearch>()
      return held && readDoc(held)
    },
    /** Null when another process was quicker, or the buyer has cancelled it. */
    start: (id: string, turn: Required<Pick<SearchDoc, 'heldBy' | 'startedAt' | 'deadlineAt'>>) =>
      take({ _id: id, ...waiting }, { $set: turn, $unset: { isWaiting: 1 }, $inc: { revision: 1 } }),
    /** One that has begun and that nobody holds. */
    holdIdle: (id: string, heldBy: string) =>
      take({ _id: id, ...underWay, ...begun, heldBy: { $exists: false } }, { $set: { heldBy } }),
    letGo: (id: string, heldBy: string) => model.updateOne({ _id: id, heldBy }, { $unset: { heldBy: 1 } }),
  }
}

const changes = ({ model, insert, update }: EventCollection<StoredSearch>) => ({
  /** False when there is one with this id already. */
  add: insert,
  /** Lets those that wait for changes know that there are some. Resolves to the search, null when it is gone. */
  touch: (id: string) => changerOf(model)({ _id: id }, { $inc: { revision: 1 } }),
  pinWeights: (id: string, weights: Weights) =>
    model.updateOne({ _id: id, weights: { $exists: false } }, { $set: { weights: JSON.stringify(weights) } }),
  /** Puts weights in place of those that it began with; null takes them away again. False when the buyer has no such search. */
  weighOwn: (id: string, userId: string, weights: Weights | null, event: AnyEnvelope) => {
    const change =
      weights === null ? { $unset: { customWeights: 1 } } : { $set: { customWeights: JSON.stringify(weights) } }
    return update({ _id: id, userId, ...open }, { ...change, $inc: { revision: 1 } }, [event])
  },
  /** Only one caller wins: `processing` becomes `status` once. */
  complete: (
    id: string,
    outcome: Required<Pick<SearchDoc, 'status' | 'resultsCount' | 'progress' | 'completedAt'>>,
    event: AnyEnvelope,
  ) => update({ _id: id, ...underWay }, { $set: outcome, $inc: { revision: 1 } }, [event]),
  /** Back to the queue, with filters that may reach further; one caller wins. */
  reopen: ({ _id, filters, deadlineAt }: Pick<SearchDoc, '_id' | 'filters' | 'deadlineAt'>, events: AnyEnvelope[]) =>
    update(
      { _id, ...open, status: { $in: ['completed', 'failed'] } },
      {
        $set: { status: 'processing', isWaiting: true, filters, deadlineAt },
        $unset: { completedAt: 1, progress: 1, heldBy: 1 },
        $inc: { revision: 1 },
      },
      events,
    ),
  cancelOwn: async (id: string, userId: string, at: Date) =>
    (await model.updateOne({ _id: id, userId, ...open }, { $set: { cancelledAt: at }, $inc: { revision: 1 } }))
      .modifiedCount === 1,
})

const retention = ({ model, publishedIds, deletePublished }: EventCollection<StoredSearch>) => ({
  /** Marks all but the newest `keep` of a buyer as gone. */
  retireOld: async (userId: string, keep: number, at: Date) => {
    const mine = model.find({ userId, ...own }, { _id: 1 }).sort({ createdAt: -1 })
    const old = await mine.skip(keep).lean<{ _id: string }[]>()
    if (old.length > 0)
      await model.updateMany({ _id: { $in: old.map(({ _id }) => _id) } }, { $set: { cancelledAt: at } })
  },
  /** Marks one as gone. */
  retire: (id: string, at: Date) => model.updateOne({ _id: id, ...open }, { $set: { cancelledAt: at } }),
  forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  /** Gone, and with no event left to publish. */
  purgeable: (limit: number) => publishedIds({ cancelledAt: { $exists: true } }, limit),
  purge: (ids: string[]) => deletePublished({ _id: { $in: ids } }),
})
