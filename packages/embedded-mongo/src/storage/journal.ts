import type { Tally } from './tally.ts'

export type JournalEntry =
  | { readonly type: 'put'; readonly key: string; readonly value: Uint8Array }
  | { readonly type: 'del'; readonly key: string }

export interface Journal {
  /** Tallies are kept with every write since all that is there was written. */
  readonly isCounted: boolean
  /** Queues one atomic change and returns its ticket; tickets rise. The tally that it changed goes to disk with it. */
  append(entries: readonly JournalEntry[], tally?: Tally): number
  /** Undefined when the ticket's change is on disk already. Rejects when it can never be. */
  whenDurable(ticket: number): Promise<void> | undefined
  /** All changes up to this ticket are on disk. */
  durableTicket(): number
  /** False while the disk is so full that nothing more may be queued. */
  hasRoom(): boolean
  /** False where nothing is on disk, so that documents stay in memory. */
  readonly holdsDocuments: boolean
  /** A document that is on disk; undefined when it is not. */
  readDocument(key: string): Uint8Array | undefined
  read(range: { gte: string; lt: string }): AsyncIterable<readonly [key: string, value: Uint8Array]>
  close(): Promise<void>
}

/** For tests: nothing outlives the process, so everything is as durable as it gets at once. */
export const openMemoryJournal = (): Journal => ({
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
})
