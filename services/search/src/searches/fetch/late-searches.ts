import type { AnyEnvelope, ProviderProgress } from '@verandah/contracts'
import { isDue, type EventCollection } from '@verandah/kit'
import { readDoc, type SearchDoc, type StoredSearch } from '../search-document.ts'
import { ended, open, own } from '../which-searches.ts'

/** The queries on finished searches that ask late providers again. */
export function lateSearches({ model, update }: EventCollection<StoredSearch>) {
  return {
    /** Those whose late providers are to be asked again by now. */
    toAskAgain: async (now: Date, furthestMs: number): Promise<SearchDoc[]> => {
      const due = model.find({ ...own, ...ended, $or: isDue('askAgainAt', now, furthestMs) }).limit(100)
      return (await due.lean<StoredSearch[]>()).map(readDoc)
    },
    /** Requeues it for its late providers, still over to its buyer; one caller wins. */
    askAgain: ({ _id, status, revision }: SearchDoc, deadlineAt: Date, events: AnyEnvelope[]) =>
      update(
        { _id, ...open, status, revision },
        {
          $set: { status: 'processing', isWaiting: true, endedAs: status, deadlineAt },
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
