import { Weights, type AnyEnvelope } from '@verandah/contracts'
import { eachPage, type EventCollection, isDue, type Store } from '@verandah/kit'
import type { WaitingSearch } from './domain/choose-next.ts'
import { lateSearches } from './fetch/late-searches.ts'
import { readDoc, searchSchema, type SearchDoc, type StoredSearch } from './search-document.ts'
import { showcaseOwner } from './showcase-owner.ts'
import { ended, open, own, underWay } from './which-searches.ts'

const waiting = { ...underWay, isWaiting: true }
const begun = { isWaiting: { $ne: true } }
const idle = { ...underWay, ...begun, heldBy: { $exists: false } }

/** A queued search, or one that a handler is running. */
export type UnfinishedSearch = Pick<SearchDoc, '_id' | 'isWaiting'>

/** The `searches` collection. Buyers' queries always include the owner. */
export const createSearches = ({ store }: { store: Store }) => {
  const collection = store.eventCollection('searches', searchSchema())
  return {
    ...questions(collection),
    ...turns(collection),
    ...changes(collection),
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
    /** Of the showcase, newest first. */
    showcases: async (): Promise<SearchDoc[]> => {
      const runs = model.find({ userId: showcaseOwner, ...open }).sort({ createdAt: -1 })
      return (await runs.lean<StoredSearch[]>()).map(readDoc)
    },
    /** All stored searches of a user. */
    idsOf: (userId: string): Promise<string[]> => model.distinct('_id', { userId }),
    find: (id: string) => findOne({ _id: id }),
    findOwn: (id: string, userId: string) => findOne({ _id: id, userId }),
    isUnderWay: async (id: string) => (await model.exists({ _id: id, ...underWay })) !== null,
    /** Maps finished searches. */
    eachOver: <Made>(make: (search: StoredSearch) => Made) =>
      eachPage(model, { ...own, status: { $ne: 'processing' } }, (page) => page.map(make)),
    /** Maps running searches, page by page. */
    eachUnderWay: <Made>(make: (page: SearchDoc[]) => Made[] | Promise<Made[]>) =>
      eachPage(model, underWay, (page) => make(page.map(readDoc))),
    /** Without a handler, and past the deadline or with one implausibly far ahead because the clock was set back. */
    overdueAt: async (now: Date, deadlineMs: number): Promise<SearchDoc[]> => {
      const overdue = model.find({ ...idle, $or: isDue('deadlineAt', now, deadlineMs) })
      return (await overdue.limit(100).lean<StoredSearch[]>()).map(readDoc)
    },
    /** Queued runs of saved searches are left out: they may wait without limit. */
    waitingOrHeld: (): Promise<UnfinishedSearch[]> => {
      const queued = { isWaiting: true, savedSearchId: { $exists: false } }
      const held = { ...begun, heldBy: { $exists: true } }
      return model.find({ ...underWay, $or: [queued, held] }, { isWaiting: 1 }).lean<UnfinishedSearch[]>()
    },
  }
}

/** Updates one; resolves to the new state, or null if the filter matches none. */
const changerOf =
  (model: EventCollection<StoredSearch>['model']) =>
  async (filter: object, change: object): Promise<SearchDoc | null> => {
    const changed = await model.findOneAndUpdate(filter, change, { returnDocument: 'after' }).lean<StoredSearch>()
    return changed && readDoc(changed)
  }

/** The longest-waiting search of each buyer and each saved search. */
const firstWaiting = async (model: EventCollection<StoredSearch>['model']): Promise<WaitingSearch[]> => {
  const fields = { userId: 1, savedSearchId: 1, endedAs: 1, createdAt: 1 }
  const all = await model.find(waiting, fields).sort({ createdAt: 1 }).lean<WaitingSearch[]>()
  const firsts = new Map<string, WaitingSearch>()
  for (const search of all) {
    const of = JSON.stringify([search.userId, search.savedSearchId ?? null, search.endedAs ?? null])
    if (!firsts.has(of)) firsts.set(of, search)
  }
  return [...firsts.values()]
}

const turns = ({ model, updateEach }: EventCollection<StoredSearch>) => {
  const take = changerOf(model)
  return {
    firstWaiting: () => firstWaiting(model),
    startedSince: (since: Date) =>
      model.find({ startedAt: { $gte: since } }, { userId: 1, savedSearchId: 1 }).lean<WaitingSearch[]>(),
    /** The search that this event's handler started and has not finished. */
    heldBy: async (eventId: string): Promise<SearchDoc | null> => {
      const held = await model.findOne({ heldBy: eventId, ...underWay }).lean<StoredSearch>()
      return held && readDoc(held)
    },
    /** Null when another process won, or the buyer cancelled it. */
    start: (id: string, turn: Required<Pick<SearchDoc, 'heldBy' | 'deadlineAt'>> & Pick<SearchDoc, 'startedAt'>) =>
      take({ _id: id, ...waiting }, { $set: turn, $unset: { isWaiting: 1 }, $inc: { revision: 1 } }),
    /** A started search without a holder. */
    holdIdle: (id: string, heldBy: string) => take({ _id: id, ...idle }, { $set: { heldBy } }),
    letGo: (id: string, heldBy: string) => model.updateOne({ _id: id, heldBy }, { $unset: { heldBy: 1 } }),
    /** Publishes another turn for each queued search. */
    repeatTurns: async (turnOf: (search: SearchDoc) => AnyEnvelope): Promise<void> => {
      const queued = eachPage(model, waiting, (page) => page.map(readDoc))
      for await (const page of queued) {
        await updateEach(
          page.map((search) => ({ filter: { _id: search._id }, change: {}, events: [turnOf(search)] as const })),
        )
      }
    },
  }
}

type Outcome = Required<Pick<SearchDoc, 'status' | 'resultsCount' | 'progress' | 'completedAt'>> &
  Pick<SearchDoc, 'failure' | 'askAgainAt'>

const ending =
  (update: EventCollection<StoredSearch>['update'], from: object) =>
  (id: string, outcome: Outcome, events: AnyEnvelope[]): Promise<boolean> =>
    update({ _id: id, ...from }, { $set: outcome, $unset: { endedAs: 1 }, $inc: { revision: 1 } }, events)

const changes = ({ model, insert, update }: EventCollection<StoredSearch>) => ({
  /** False when the id exists. */
  add: insert,
  /** Increments the revision, which releases held requests. Resolves to the search, null if deleted. */
  touch: (id: string) => changerOf(model)({ _id: id }, { $inc: { revision: 1 } }),
  /** False when they are pinned already: its first homes have scores. */
  pinWeights: async (id: string, weights: Weights): Promise<boolean> => {
    const change = { $set: { weights: JSON.stringify(weights) } }
    return (await model.updateOne({ _id: id, weights: { $exists: false } }, change)).modifiedCount === 1
  },
  /** Replaces the search's weights; null restores the original ones. False when the buyer has no such search. */
  weighOwn: (id: string, userId: string, weights: Weights | null, event: AnyEnvelope) => {
    const change =
      weights === null ? { $unset: { customWeights: 1 } } : { $set: { customWeights: JSON.stringify(weights) } }
    return update({ _id: id, userId, ...open }, { ...change, $inc: { revision: 1 } }, [event])
  },
  /** Only one caller wins: `processing` becomes `status` once. */
  complete: ending(update, underWay),
  /** The same for a queued search. */
  giveUp: ending(update, waiting),
  /** Requeues it with new filters; one caller wins. */
  reopen: ({ _id, filters, deadlineAt }: Pick<SearchDoc, '_id' | 'filters' | 'deadlineAt'>, events: AnyEnvelope[]) =>
    update(
      { _id, ...open, ...ended },
      {
        $set: { status: 'processing', isWaiting: true, filters, deadlineAt },
        $unset: { completedAt: 1, progress: 1, failure: 1, heldBy: 1, askAgainAt: 1, endedAs: 1 },
        $inc: { revision: 1, rounds: 1 },
      },
      events,
    ),
  cancelOwn: async (id: string, userId: string, at: Date) =>
    (await model.updateOne({ _id: id, userId, ...open }, { $set: { cancelledAt: at }, $inc: { revision: 1 } }))
      .modifiedCount === 1,
})

const retention = ({ model, publishedIds, deletePublished }: EventCollection<StoredSearch>) => ({
  /** Tombstones all but a buyer's newest `keep`. */
  retireOld: async (userId: string, keep: number, at: Date) => {
    const mine = model.find({ userId, ...own }, { _id: 1 }).sort({ createdAt: -1 })
    const old = await mine.skip(keep).lean<{ _id: string }[]>()
    if (old.length > 0)
      await model.updateMany({ _id: { $in: old.map(({ _id }) => _id) } }, { $set: { cancelledAt: at } })
  },
  /** Tombstones one. */
  retire: (id: string, at: Date) => model.updateOne({ _id: id, ...open }, { $set: { cancelledAt: at } }),
  /** Tombstones all of a user. */
  retireAll: (userId: string, at: Date) => model.updateMany({ userId }, { $set: { cancelledAt: at } }),
  forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  /** Tombstoned, without pending events. */
  purgeable: (limit: number) => publishedIds({ cancelledAt: { $exists: true } }, limit),
  purge: (ids: string[]) => deletePublished({ _id: { $in: ids } }),
})
