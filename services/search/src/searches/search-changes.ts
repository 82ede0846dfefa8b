import type { AnyEnvelope, Weights, ProviderProgress } from '@verandah/contracts'
import { type EventCollection, isDue } from '@verandah/kit'
import { readDoc, type SearchDoc, type StoredSearch } from './search-document.ts'
import { ended, open, underWay, waiting, own } from './which-searches.ts'

/** Updates one; resolves to the new state, or null if the filter matches none. */
export const changerOf =
  (model: EventCollection<StoredSearch>['model']) =>
  async (filter: object, change: object): Promise<SearchDoc | null> => {
    const changed = await model.findOneAndUpdate(filter, change, { returnDocument: 'after' }).lean<StoredSearch>()
    return changed && readDoc(changed)
  }

type Outcome = Required<Pick<SearchDoc, 'status' | 'resultsCount' | 'progress' | 'completedAt'>> &
  Pick<SearchDoc, 'failure' | 'askAgainAt'>

const ending =
  (update: EventCollection<StoredSearch>['update'], from: object) =>
  (id: string, outcome: Outcome, events: AnyEnvelope[]): Promise<boolean> =>
    update({ _id: id, ...from }, { $set: outcome, $unset: { endedAs: 1 }, $inc: { revision: 1 } }, events)

/** Every change of a search from request to end. */
export function searchChanges({ model, insert, update }: EventCollection<StoredSearch>) {
  return {
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
          $unset: { completedAt: 1, progress: 1, failure: 1, heldBy: 1, askAgainAt: 1, endedAs: 1, asksAgain: 1 },
          $inc: { revision: 1, rounds: 1 },
        },
        events,
      ),
    cancelOwn: async (id: string, userId: string, at: Date) =>
      (await model.updateOne({ _id: id, userId, ...open }, { $set: { cancelledAt: at }, $inc: { revision: 1 } }))
        .modifiedCount === 1,
  }
}

export function lateSearches({ model, update }: EventCollection<StoredSearch>) {
  return {
    /** Those whose late providers are to be asked again by now. */
    toAskAgain: async (now: Date, furthestMs: number): Promise<SearchDoc[]> => {
      const due = model.find({ ...own, ...ended, $or: isDue('askAgainAt', now, furthestMs) }).limit(100)
      return (await due.lean<StoredSearch[]>()).map(readDoc)
    },
    /** Requeues it for these late providers, still over to its buyer; one caller wins. */
    askAgain: (
      { _id, status, revision }: SearchDoc,
      { asksAgain, deadlineAt }: Required<Pick<SearchDoc, 'asksAgain' | 'deadlineAt'>>,
      events: AnyEnvelope[],
    ) =>
      update(
        { _id, ...open, status, revision },
        {
          $set: { status: 'processing', isWaiting: true, endedAs: status, asksAgain, deadlineAt },
          $unset: { heldBy: 1, askAgainAt: 1 },
          $inc: { revision: 1, rounds: 1 },
        },
        events,
      ),
    /** It asks no provider again by itself. */
    stopAsking: ({ _id, revision }: SearchDoc, progress: ProviderProgress[]) =>
      model.updateOne(
        { _id, ...ended, revision },
        { $set: { progress }, $unset: { askAgainAt: 1 }, $inc: { revision: 1 } },
      ),
  }
}
