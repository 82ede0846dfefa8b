import type { AnyEnvelope } from '@verandah/contracts'
import { eachPage, type EventCollection } from '@verandah/kit'
import type { WaitingSearch } from './domain/choose-next.ts'
import { changerOf } from './search-changes.ts'
import { readDoc, type SearchDoc, type StoredSearch } from './search-document.ts'
import { idle, underWay, waiting } from './which-searches.ts'

type Waiting = WaitingSearch & Pick<SearchDoc, 'rounds' | 'asksAgain'>

/** The longest-waiting search of each buyer and each saved search. */
const firstWaiting = async (model: EventCollection<StoredSearch>['model']): Promise<Waiting[]> => {
  const fields = { userId: 1, savedSearchId: 1, endedAs: 1, rounds: 1, asksAgain: 1, createdAt: 1 }
  const all = await model.find(waiting, fields).sort({ createdAt: 1 }).lean<Waiting[]>()
  const firsts = new Map<string, Waiting>()
  for (const search of all) {
    const of = JSON.stringify([search.userId, search.savedSearchId ?? null, search.endedAs ?? null])
    if (!firsts.has(of)) firsts.set(of, search)
  }
  return [...firsts.values()]
}

/** Which search runs next, and which handler has it. */
export function searchTurns({ model, updateEach }: EventCollection<StoredSearch>) {
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
