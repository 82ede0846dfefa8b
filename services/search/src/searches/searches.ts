import type { AnyEnvelope, Weights } from '@verandah/contracts'
import { toOutbox, type Kit } from '@verandah/kit'
import type { NewSearch } from './domain/new-search.ts'
import type { AskedProvider } from './domain/progress-of.ts'
import { searchSchema, type SearchDoc } from './search-document.ts'

const open = { cancelledAt: { $exists: false } }
/** What a buyer asked for themselves. */
const own = { ...open, savedSearchId: { $exists: false } }
const underWay = { ...open, status: 'processing' as const }

/** The `searches` collection. Ownership is part of every question a buyer asks. */
export const createSearches = ({ store, outbox }: Pick<Kit<unknown>, 'store' | 'outbox'>) => {
  const model = collectionIn(store)
  outbox.watch(model as never)
  const deliver = (id: string, events: AnyEnvelope[]) => void outbox.deliver(model as never, id, toOutbox(events))
  return { ...questions(model), ...changes(model, deliver), ...retention(model) }
}

const collectionIn = (store: Kit<unknown>['store']) => store.collection('searches', searchSchema())
type Searches = ReturnType<typeof collectionIn>

const questions = (model: Searches) => ({
  listOf: (userId: string, limit: number) =>
    model
      .find({ userId, ...own }, { outbox: 0 })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<SearchDoc[]>(),
  /** Every search that was ever made for a user and is still stored. */
  idsOf: async (userId: string): Promise<string[]> =>
    (await model.find({ userId }, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id),
  find: (id: string) => model.findOne({ _id: id, ...open }, { outbox: 0 }).lean<SearchDoc>(),
  findOwn: (id: string, userId: string) => model.findOne({ _id: id, userId, ...open }, { outbox: 0 }).lean<SearchDoc>(),
  revisionOf: async (id: string): Promise<number | null> =>
    (await model.findOne({ _id: id, ...open }, { revision: 1 }).lean<Pick<SearchDoc, 'revision'>>())?.revision ?? null,
  isUnderWay: async (id: string) => (await model.exists({ _id: id, ...underWay })) !== null,
  overdueAt: (now: Date) =>
    model
      .find({ ...underWay, deadlineAt: { $lte: now } }, { outbox: 0 })
      .limit(100)
      .lean<SearchDoc[]>(),
})

const changes = (model: Searches, deliver: (id: string, events: AnyEnvelope[]) => void) => ({
  /** Writes the search and its event in one document. */
  add: async ({ id, ...search }: NewSearch, providers: AskedProvider[], events: AnyEnvelope[]) => {
    await model.create({ _id: id, ...search, providers, status: 'processing', outbox: toOutbox(events) })
    deliver(id, events)
  },
  /** Lets those that wait for news know that there is some. */
  touch: (id: string) => model.updateOne({ _id: id }, { $inc: { revision: 1 } }),
  pinWeights: (id: string, weights: Weights) =>
    model.updateOne({ _id: id, weights: { $exists: false } }, { $set: { weights: JSON.stringify(weights) } }),
  /** Only one caller wins: `processing` becomes `status` once. */
  complete: async (
    id: string,
    outcome: Pick<SearchDoc, 'status' | 'resultsCount' | 'progress'>,
    at: Date,
    events: AnyEnvelope[],
  ) => {
    const change = {
      $set: { ...outcome, completedAt: at },
      $inc: { revision: 1 },
      $push: { outbox: { $each: toOutbox(events) } },
    }
    const { modifiedCount } = await model.updateOne({ _id: id, ...underWay }, change)
    if (modifiedCount === 1) deliver(id, events)
    return modifiedCount === 1
  },
  cancelOwn: async (id: string, userId: string, at: Date) =>
    (await model.updateOne({ _id: id, userId, ...open }, { $set: { cancelledAt: at }, $inc: { revision: 1 } }))
      .modifiedCount === 1,
})

const retention = (model: Searches) => ({
  /** Marks all but the newest `keep` of a buyer as gone. */
  retireOld: async (userId: string, keep: number, at: Date) => {
    const old = await model
      .find({ userId, ...own }, { _id: 1 })
      .sort({ createdAt: -1 })
      .skip(keep)
      .lean<{ _id: string }[]>()
    if (old.length > 0)
      await model.updateMany({ _id: { $in: old.map(({ _id }) => _id) } }, { $set: { cancelledAt: at } })
  },
  /** Marks one as gone. */
  retire: (id: string, at: Date) => model.updateOne({ _id: id, ...open }, { $set: { cancelledAt: at } }),
  forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  /** Gone, and with no event left to publish. */
  purgeable: (limit: number) =>
    model
      .find({ cancelledAt: { $exists: true }, outbox: { $size: 0 } }, { _id: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>(),
  purge: (id: string) => model.deleteOne({ _id: id, outbox: { $size: 0 } }),
})
