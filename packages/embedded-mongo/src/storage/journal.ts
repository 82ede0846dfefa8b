import type { Tally } from './tally.ts'

export type JournalEntry =
  | { readonly type: 'put'; readonly key: string; readonly value: Uint8Array }
  | { readonly type: 'del'; readonly key: string }

export interface Journal {
  /** Whether the tallies cover everything in the directory. */
  readonly isCounted: boolean
  /** Queues one atomic change and returns its ticket; tickets increase. The changed tally is written with it. */
  append(entries: readonly JournalEntry[], tally?: Tally): number
  /** Undefined if the ticket's change is on disk already. Rejects if it never will be. */
  whenDurable(ticket: number): Promise<void> | undefined
  /** All changes up to this ticket are on disk. */
  durableTicket(): number
  /** False while the disk is too full for more writes. */
  hasRoom(): boolean
  /** False if nothing is on disk, so that documents stay in memory. */
  readonly holdsDocuments: boolean
  /** Reads a document from disk; undefined if it is not there. */
  readDocument(key: string): Uint8Array | undefined
  read(range: { gte: string; lt: string }): AsyncIterable<readonly [key: string, value: Uint8Array]>
  close(): Promise<void>
}

/** For tests: nothing survives the process, so every write counts as durable at once. */
export function openMemoryJournal(): Journal {
  return {
    isCounted: true,
    append: () => 0,
    whenDurable: () => undefined,
    durableTicket: () => 0,
    hasRoom: () => true,
    holdsDocuments: false,
    readDocument: () => undefined,
    // eslint-disable-next-line @typescript-eslint/require-await -- the port is asynchronous
    read: async function* () {
      yield* []
    },
    close: () => Promise.resolve(),
  }
}
