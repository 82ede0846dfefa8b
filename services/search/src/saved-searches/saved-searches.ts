import { eachPage, isDue, type Store } from '@verandah/kit'
import { savedSearchSchema, type SavedSearchDoc, type SavedPlan } from './saved-search-document.ts'

export const savedSearchBatch = 100

/** The `saved_searches` collection. Buyers' queries always include the owner. */
export function createSavedSearches({ store }: { store: Store }) {
  const model = collectionIn(store)
  return { ...owned(model), ...scheduled(model), ...following(model) }
}

const collectionIn = (store: Store) => store.collection('saved_searches', savedSearchSchema())
type Model = ReturnType<typeof collectionIn>
const owned = (model: Model) => ({
  add: (doc: SavedSearchDoc) => model.create(doc),
  listOf: (userId: string) => model.find({ userId }).sort({ createdAt: -1, _id: 1 }).lean<SavedSearchDoc[]>(),
  findOwn: (id: string, userId: string) => model.findOne({ _id: id, userId }).lean<SavedSearchDoc>(),
  /** Null `nextCheckAt` turns it off. A changed frequency ends its following. Null after a concurrent change. */
  change: (from: SavedSearchDoc, { nextCheckAt, isSameFrequency, ...fields }: Changes) => {
    const { _id, userId, name, frequency } = from
    const unchanged = { _id, userId, name, frequency, nextCheckAt: from.nextCheckAt ?? null }
    const unset = {
      ...(nextCheckAt === null && { nextCheckAt: 1 as const }),
      ...(!isSameFrequency && { followsSearchId: 1 as const }),
    }
    const change = { $set: { ...fields, ...(nextCheckAt !== null && { nextCheckAt }) }, $unset: unset }
    return model.findOneAndUpdate(unchanged, change, { returnDocument: 'after' }).lean<SavedSearchDoc>()
  },
  removeOwn: (id: string, userId: string) => model.findOneAndDelete({ _id: id, userId }).lean<SavedSearchDoc>(),
  refreshPlan: (userId: string, plan: SavedPlan) => model.updateMany({ userId }, { $set: { standing: plan } }),
})

interface Changes extends Pick<SavedSearchDoc, 'name' | 'frequency'> {
  nextCheckAt: Date | null
  isSameFrequency: boolean
}

const longestWaitMs = 26 * 60 * 60_000

const dueBranches = (now: Date, instantMs: number) => [
  ...isDue('nextCheckAt', now, longestWaitMs),
  ...isDue('nextCheckAt', now, instantMs).map((branch) => ({ ...branch, frequency: 'instant' as const })),
]

const scheduled = (model: Model) => ({
  /** A search waits at most until the morning after next, an instant one at most `instantMs`. */
  dueAt: (now: Date, instantMs: number) =>
    model
      .find({ runSearchId: { $exists: false }, $or: dueBranches(now, instantMs) })
      .sort({ nextCheckAt: 1 })
      .limit(savedSearchBatch)
      .lean<SavedSearchDoc[]>(),
  /** A batch of those that run, in the order of their runs, behind one of them. */
  underWay: (afterRun: string) =>
    model
      .find({ runSearchId: { $gt: afterRun } })
      .sort({ runSearchId: 1 })
      .limit(savedSearchBatch)
      .lean<SavedSearchDoc[]>(),
  /** True for the one caller that wins the run. */
  claimRun: async (
    { _id, nextCheckAt }: SavedSearchDoc,
    { next, ...run }: Required<Pick<SavedSearchDoc, 'runSearchId' | 'filterKey'>> & { next: Date },
  ) =>
    (
      await model.updateOne(
        { _id, nextCheckAt: nextCheckAt ?? null, runSearchId: { $exists: false } },
        { $set: { ...run, nextCheckAt: next }, $unset: { followsSearchId: 1 } },
      )
    ).modifiedCount === 1,
  postpone: ({ _id, nextCheckAt }: SavedSearchDoc, next: Date) =>
    model.updateOne({ _id, nextCheckAt: nextCheckAt ?? null }, { $set: { nextCheckAt: next } }),
  /** Ends a run. `retryAt` brings the next one forward; one that was turned off stays off. */
  endRun: async (id: string, runSearchId: string, { retryAt, ...outcome }: Outcome): Promise<void> => {
    if (retryAt)
      await model.updateOne({ _id: id, runSearchId, nextCheckAt: { $gt: retryAt } }, { nextCheckAt: retryAt })
    await model.updateOne({ _id: id, runSearchId }, { $set: outcome, $unset: { runSearchId: 1 } })
  },
})

interface Outcome extends Partial<Pick<SavedSearchDoc, 'lastCheckedAt' | 'ranAt' | 'lastSearchId' | 'homesCount'>> {
  retryAt?: Date
}

const dayMs = 24 * 60 * 60_000
/** A follower still runs itself this often, so that its results and ranking are no older. */
const ownRunMs = { instant: dayMs, daily: 7 * dayMs }
/** The delay of followers behind the run that they follow. */
const behindMs = 30_000

/** Saved searches due within this follow an equal one's run. */
export function dueSoonMs(instantMs: number): number {
  return instantMs / 2
}

const following = (model: Model) => ({
  /** Equal saved searches that are due soon follow this run. Unless it is concluded, they are due a round later. */
  follow: ({ filterKey, runSearchId }: { filterKey: string; runSearchId: string }, now: Date, instantMs: number) => {
    const soon = now.getTime() + dueSoonMs(instantMs)
    const next = now.getTime() + instantMs + behindMs
    return model.updateMany(
      {
        filterKey,
        nextCheckAt: { $lt: new Date(soon) },
        runSearchId: { $exists: false },
        $or: (['instant', 'daily'] as const).map((frequency) => ({
          frequency,
          ranAt: { $gt: new Date(now.getTime() - ownRunMs[frequency]), $lte: now },
        })),
      },
      { $set: { followsSearchId: runSearchId, nextCheckAt: new Date(next) } },
    )
  },
  followersOf: (runSearchId: string) => eachPage(model, { followsSearchId: runSearchId }, (page) => page),
  endFollowing: (
    { _id, followsSearchId }: Pick<SavedSearchDoc, '_id' | 'followsSearchId'>,
    checked: Partial<Pick<SavedSearchDoc, 'lastCheckedAt' | 'homesCount' | 'nextCheckAt'>>,
  ) =>
    model.updateOne(
      { _id, followsSearchId: followsSearchId ?? null },
      { $set: checked, $unset: { followsSearchId: 1 } },
    ),
})
