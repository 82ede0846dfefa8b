import { openMemoryJournal, type Journal, type JournalEntry } from '../src/storage/journal.ts'
import { tallyKey } from '../src/storage/keys.ts'
import { encodeTally } from '../src/storage/tally.ts'

/** A disk that stores writes once the test flushes it. */
export function openDisk() {
  const written = new Map<string, Uint8Array>()
  let late: JournalEntry[] = []
  let ticket = 0
  let durable = 0
  let reads = 0
  const journal: Journal = {
    ...openMemoryJournal(),
    holdsDocuments: true,
    append: (entries, tally) => {
      late.push(...entries)
      if (tally !== undefined) late.push({ type: 'put', key: tallyKey(tally.collectionId), value: encodeTally(tally) })
      return (ticket += 1)
    },
    durableTicket: () => durable,
    readDocument: (key) => {
      reads += 1
      return written.get(key)
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- the port is asynchronous
    read: async function* ({ gte, lt }) {
      yield* [...written].filter(([key]) => key >= gte && key < lt).toSorted(([one], [other]) => (one < other ? -1 : 1))
    },
  }
  const flush = (): void => {
    for (const entry of late) {
      if (entry.type === 'put') written.set(entry.key, entry.value)
      else written.delete(entry.key)
    }
    late = []
    durable = ticket
  }
  return { journal, written, flush, reads: () => reads }
}
